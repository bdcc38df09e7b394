import styled from 'styled-components'
import { fadedSides, fontSize, neutral, themed, themedAlpha } from '@/ui/theme'

export const Hero = styled.div`
  position: relative;
  padding: 0.75rem 0 0;
  overflow: hidden;
  text-align: center;
`

export const Fill = styled.div`
  position: absolute;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
`

export const Image = styled.img`
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`

/** Where letters are so large that too little is left for what comes first, the tabs stand below it. */
export const Top = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  min-height: 2.75rem;
  align-items: center;
  justify-content: flex-end;
  padding: 0 16px;

  > :first-child {
    flex: 1 1 7rem;
    /* All of the line as soon as two tabs do not fit beside it: one of them alone would. */
    flex-basis: max(7rem, min(100%, (14rem - 100vw + 32px) * 99));
    min-width: 0;
    text-align: left;
  }
`

/** A configured picture contains the text; the text stays for screen readers and reserves the space. */
export const Words = styled.div<{ $isHidden: boolean }>`
  position: relative;
  padding: 0.375rem 16px 0;
  ${({ $isHidden }) => $isHidden && 'opacity: 0;'}
`

export const Headline = styled.h1`
  font-size: 2.125rem;
  font-size: min(2.375rem, 0.4rem + 8.2vw);
  font-weight: 800;
  line-height: 1.2;
  letter-spacing: 0.02em;
  text-wrap: balance;
  white-space: pre-line;
  text-shadow: 0 0.125rem 0.375rem ${themedAlpha('heroTo', 0.55)};
`

export const Subline = styled.p`
  margin-top: 0.375rem;
  font-size: ${fontSize.body};
  text-wrap: balance;
`

export const Below = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  min-height: 2.25rem;
  margin-top: 0.25rem;
  font-size: ${fontSize.small};
`

/** The first card covers its lower edge. */
export const Scene = styled.div<{ $isHidden: boolean }>`
  position: relative;
  max-width: 30rem;
  margin: -0.25rem auto 0;
  ${({ $isHidden }) => $isHidden && 'opacity: 0;'}

  svg {
    display: block;
    ${fadedSides}
  }
`

/** A small link in the corner. Its touch target is taller than the visible part, which has the focus ring: dark around light, for any picture behind it. */
export const Tab = styled.button`
  display: flex;
  flex: none;
  align-items: center;
  height: 2.75rem;
  padding: 0 0 0 0.5rem;
  border: 0;
  background: transparent;
  -webkit-appearance: none;
  cursor: pointer;

  &:focus:not(:focus-visible) {
    outline: none;
  }

  &:focus-visible {
    outline: 2px solid transparent;
  }

  &:focus-visible > span {
    box-shadow: 0 0 0 2px ${themed('onHero')}, 0 0 0 4px rgba(60, 18, 6, 0.9);
  }

  @media (max-width: 22em) {
    min-width: 2.75rem;
    padding-left: 0.25rem;
  }
`

export const TabFace = styled.span`
  max-width: 6rem;
  padding: 0 0.75rem;
  border-radius: 62.5rem;
  overflow: hidden;
  color: #ffffff;
  background-color: ${neutral.glass};
  font-size: ${fontSize.caption};
  line-height: 2rem;
  text-overflow: ellipsis;
  white-space: nowrap;

  @media (max-width: 22em) {
    padding: 0 0.5rem;
  }
`
