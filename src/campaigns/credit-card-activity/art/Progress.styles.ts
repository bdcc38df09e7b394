import styled from 'styled-components'
import { font, fontSize, neutral, radius, themed, wrapAtCommas } from '@/ui/theme'

/** The four steps, a line of words and the line that says since when. */
export const STANDING = '6.8125rem'

/** What comes below stays where it is when the progress is known, whatever it says. */
export const Standing = styled.div`
  min-height: ${STANDING};
`

export const Steps = styled.ol`
  display: flex;
`

export const Step = styled.li<{ $isReached: boolean }>`
  position: relative;
  flex: 1 1 0%;
  min-width: 0;
  color: ${({ $isReached }) => ($isReached ? neutral.text : neutral.textFaint)};
  font-size: ${fontSize.small};
  font-size: min(${fontSize.small}, 3.8vw);
  word-break: normal;
  overflow-wrap: normal;
  font-weight: ${({ $isReached }) => ($isReached ? 600 : 400)};
  line-height: 1.4;
  text-align: center;

  &:not(:first-child)::before {
    content: '';
    position: absolute;
    top: 0.875rem;
    top: min(0.875rem, 5vw);
    right: 50%;
    width: 100%;
    height: 2px;
    background-color: ${({ $isReached, theme }) => ($isReached ? theme.colour.accent : neutral.lineStrong)};
  }
`

export const Dot = styled.span<{ $isReached: boolean }>`
  position: relative;
  z-index: 1;
  display: block;
  width: 1.875rem;
  width: min(1.875rem, 10.7vw);
  margin: 0 auto 0.375rem;
  border-radius: 50%;
  color: ${({ $isReached, theme }) => ($isReached ? theme.colour.onPrimary : neutral.textSoft)};
  background-color: ${({ $isReached, theme }) => ($isReached ? theme.colour.primaryTo : neutral.line)};
  font-family: ${font.number};
  font-weight: 700;
  line-height: 1.875rem;
  line-height: min(1.875rem, 10.7vw);
`

export const Text = styled.p`
  margin-top: 0.875rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.body};
  line-height: 1.5;
  text-align: center;
  ${wrapAtCommas}

  > small {
    display: block;
    font-size: ${fontSize.caption};
  }
`

export const Reward = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  margin-top: 1rem;
  padding: 0.875rem 1rem;
  border: 1px solid ${themed('accent')};
  border-radius: ${radius.m};
  background-color: ${themed('primarySoft')};
  font-size: ${fontSize.body};

  strong {
    margin-right: 0.625rem;
  }

  > :last-child {
    margin-left: auto;
  }
`

export const Amount = styled.span`
  display: inline-block;
  color: ${themed('primary')};
  font-size: ${fontSize.heading};
`

export const Locked = styled.span`
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
`
