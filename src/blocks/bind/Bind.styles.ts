import styled from 'styled-components'
import { Card as LoginCard } from '@/ui/layout/LoginPanel.styles'
import { font, fontSize, neutral, radius, shortLines, themed, wrapAtCommas } from '@/ui/theme'

export const Hero = styled.div`
  position: relative;
  padding: 2.5rem 1.5rem 4.5rem;
  overflow: hidden;

  &::before {
    content: '';
    position: absolute;
    top: -4rem;
    right: -3rem;
    width: 13rem;
    height: 13rem;
    border-radius: 50%;
    background-color: ${themed('accent')};
    opacity: 0.24;
  }
`

export const Title = styled.h1`
  position: relative;
  font-size: 1.75rem;
  font-size: min(1.75rem, 0.4rem + 7.1vw);
  font-weight: 700;
  line-height: 1.3;
  text-wrap: balance;
`

export const Text = styled.p`
  position: relative;
  margin-top: 0.5rem;
  font-size: ${fontSize.body};
  ${wrapAtCommas}
`

export const Card = styled(LoginCard)`
  padding-bottom: 1rem;
`

export const Code = styled.div`
  margin-bottom: 1.25rem;
  padding: 0.75rem 16px;
  border-radius: ${radius.m};
  color: ${neutral.textSoft};
  background-color: ${themed('primarySoft')};
  font-size: ${fontSize.body};
`

/** Codes are read aloud and copied by hand: wide letters that cannot be mistaken. */
export const Letters = styled.strong`
  display: inline-block;
  max-width: 100%;
  color: ${themed('primary')};
  font-family: ${font.number};
  font-size: ${fontSize.title};
  letter-spacing: 0.06em;
  overflow-wrap: break-word;
  word-break: break-all;
`

export const Missing = styled.p`
  margin-bottom: 1.25rem;
  padding: 0.75rem 16px;
  border-radius: ${radius.m};
  color: ${neutral.danger};
  background-color: #fdecea;
  font-size: ${fontSize.body};

  /* Each breaks in its middle rather than before its last letter. */
  > span {
    display: block;
    text-wrap: balance;
  }
`

/** Side by side; below each other where letters are too large for that. */
export const Codes = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: stretch;
`

export const Tile = styled.div<{ $isNew: boolean }>`
  flex: 1 1 6.25rem;
  min-width: 0;
  padding: 0.875rem 0.5rem;
  border: 1px solid ${({ $isNew, theme }) => ($isNew ? themed('primary')({ theme }) : neutral.line)};
  border-radius: ${radius.l};
  background-color: ${({ $isNew, theme }) => ($isNew ? themed('primarySoft')({ theme }) : neutral.sunken)};
  text-align: center;
`

export const Label = styled.dt`
  margin-bottom: 0.375rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
`

export const Arrow = styled.svg`
  flex: none;
  align-self: center;
  width: 2.5rem;
  height: 1.5rem;
  margin: 0.25rem auto;
  padding: 0 0.5rem;
  color: ${themed('primary')};

  /* Down, where the new code stands below. */
  @media (max-width: 19em) {
    transform: rotate(90deg);
  }

  ${shortLines} {
    margin: 0.25rem calc(50% - 1.25rem);
    transform: rotate(90deg);
  }
`

export const Ways = styled.div`
  margin-top: 1.5rem;

  > * + * {
    margin-top: 0.5rem;
  }
`

export const Panel = styled.div`
  padding-top: 3rem;
`
