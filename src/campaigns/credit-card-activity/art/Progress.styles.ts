import styled from 'styled-components'
import { font, fontSize, neutral, zeroAtLargeText, radius, themed, fullWidthAtLargeText, wrapAtCommas } from '@/ui/theme'

/** The four steps, a line of words and the line that says since when. */
export const STANDING = '6.8125rem'

/** What comes below stays where it is when the progress is known, whatever it says. */
export const Standing = styled.div`
  min-height: ${STANDING};
`

/** Four in a row, or two where letters are large: their names are read there too. */
export const Steps = styled.ol`
  display: flex;
  flex-wrap: wrap;
`

export const Step = styled.li<{ $isReached: boolean }>`
  position: relative;
  flex: 1 0 20%;
  flex-basis: min(50%, ${fullWidthAtLargeText('20%')});
  min-width: 0;
  max-width: 50%;
  padding-bottom: max(0px, (1rem - 28px) * 3);
  color: ${({ $isReached }) => ($isReached ? neutral.text : neutral.textFaint)};
  font-size: ${fontSize.small};
  font-size: max(min(${fontSize.small}, 3.8vw), (1rem - 28px) * 5);
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

  /* Where it begins the second row no line leads to it. */
  &:nth-child(3)::before {
    width: ${zeroAtLargeText('100%')};
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

/** As high as with its button, which comes with the progress: what is below stays where it is. */
export const Reward = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  min-height: 4.625rem;
  margin-top: 1rem;
  padding: 0.375rem 16px 0.875rem;
  border: 1px solid ${themed('accent')};
  border-radius: ${radius.m};
  background-color: ${themed('primarySoft')};
  font-size: ${fontSize.body};

  strong {
    margin-right: 0.625rem;
  }

  > * {
    flex: 1000 0 auto;
    max-width: 100%;
    margin-top: 0.5rem;
  }

  /* Beside the reward a button is as wide as its words, below it as wide as the card. */
  > :last-child {
    flex: 1 0 auto;
  }

  > span + span {
    padding-left: 0.5rem;
    text-align: right;
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
