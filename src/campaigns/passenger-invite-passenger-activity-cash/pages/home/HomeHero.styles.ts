import styled from 'styled-components'
import { focusRing, fontSize } from '@/ui/theme'

export const Hero = styled.div`
  position: relative;
  padding: 0.75rem 0 0;
  overflow: hidden;
  text-align: center;
`

export const Light = styled.div`
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

export const Top = styled.div`
  position: relative;
  display: flex;
  height: 2.75rem;
  align-items: center;
  padding: 0 1rem;
`

export const Ticker = styled.div`
  flex: 1 1 0%;
  min-width: 0;
  text-align: left;
`

/** A configured picture says the words itself; they stay for readers and keep the place. */
export const Words = styled.div<{ $isHidden: boolean }>`
  position: relative;
  min-height: 5.25rem;
  padding: 0.375rem 1rem 0;
  opacity: ${({ $isHidden }) => ($isHidden ? 0 : 1)};
`

export const Headline = styled.h1`
  color: #fff8e1;
  font-size: 2.375rem;
  font-weight: 800;
  line-height: 1.2;
  letter-spacing: 0.02em;
  text-shadow: 0 0.125rem 0 #c2210d, 0 0.25rem 0.75rem rgba(120, 12, 0, 0.5);

  @media (max-width: 22em) {
    font-size: 2.125rem;
  }
`

export const Subline = styled.p`
  display: inline-block;
  max-width: 100%;
  margin-top: 0.375rem;
  padding: 0.125rem 0.875rem;
  border-radius: 62.5rem;
  color: #8a1c05;
  background-color: #ffe39a;
  background-image: linear-gradient(90deg, #fff0bf, #ffd469);
  font-size: ${fontSize.body};
  font-weight: 600;
`

export const Countdown = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  min-height: 2.25rem;
  margin-top: 0.25rem;
  color: #ffffff;
  font-size: ${fontSize.small};
  text-shadow: 0 1px 2px rgba(120, 12, 0, 0.6);
`

export const CountdownLabel = styled.span`
  margin-right: 0.5rem;
`

/** Its lower edge lies behind the first card. */
export const Scene = styled.div<{ $isHidden: boolean }>`
  position: relative;
  max-width: 30rem;
  margin: -0.25rem auto 0;
  opacity: ${({ $isHidden }) => ($isHidden ? 0 : 1)};

  svg {
    display: block;
  }
`

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
  ${focusRing}

  @media (max-width: 22em) {
    min-width: 2.75rem;
    padding-left: 0.25rem;
  }
`

/** The finger's target is taller than what is seen. */
export const TabFace = styled.span`
  max-width: 6rem;
  padding: 0 0.75rem;
  border-radius: 62.5rem;
  overflow: hidden;
  color: #ffffff;
  background-color: rgba(60, 18, 6, 0.58);
  font-size: ${fontSize.caption};
  line-height: 2rem;
  text-overflow: ellipsis;
  white-space: nowrap;

  @media (max-width: 22em) {
    padding: 0 0.5rem;
  }
`
