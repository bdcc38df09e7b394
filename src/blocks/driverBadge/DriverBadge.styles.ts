import styled from 'styled-components'
import { focusRing, font, fontSize, neutral, plainButton, radius, shadow, themed, wrapAtCommas } from '@/ui/theme'

/** A badge on a lanyard: its slot at the top, where the strap of the scene ends. */
export const Badge = styled.section`
  position: relative;
  max-width: 24rem;
  margin: 0 auto;
  padding: 2.25rem 1.25rem 1.25rem;
  padding: 2.25rem min(1.25rem, 6.25vw) 1.25rem;
  border-radius: ${radius.xl};
  background-color: ${neutral.surface};
  box-shadow: ${shadow.raised};
  text-align: center;

  &::before {
    content: '';
    position: absolute;
    top: 0.75rem;
    left: 50%;
    width: 3.5rem;
    height: 0.625rem;
    margin-left: -1.75rem;
    border-radius: 62.5rem;
    background-color: ${themed('heroTo')};
  }
`

/** Where letters are so large that too little is left beside the picture, the words stand below it. */
export const Face = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-height: 4rem;
  margin-bottom: 0.75rem;
  text-align: left;

  > :first-child {
    margin-right: 0.875rem;
  }
`

export const Who = styled.div`
  flex: 1 1 6rem;
  min-width: 0;
  overflow: hidden;
`

export const Name = styled.h2`
  font-size: ${fontSize.heading};
  font-weight: 700;
  line-height: 1.4;
`

/** What is to be done for a name: quieter than one. */
export const Hint = styled.span`
  display: block;
  line-height: 1.4;
  font-size: ${fontSize.base};
`

/** Each has its dot before it: that of the first in a line lies out of sight, beyond the edge. */
export const Facts = styled.p`
  margin-left: -1em;
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
  line-height: 1.5;

  > span {
    position: relative;
    display: inline-block;
    padding-left: 1em;
  }

  > span::before {
    content: '·';
    position: absolute;
    left: 0;
    width: 1em;
    text-align: center;
  }
`

export const Stars = styled.span`
  color: ${themed('primary')};
  font-weight: 700;
`

/** As it stands on the car. */
export const Plate = styled.p`
  display: inline-block;
  min-width: 10rem;
  min-width: min(10rem, 100%);
  max-width: 100%;
  margin-bottom: 0.75rem;
  padding: 0.25rem 16px;
  border: 0.125rem solid #ffffff;
  border-radius: ${radius.s};
  color: #ffffff;
  background-color: #0d47a1;
  box-shadow: 0 0 0 0.1875rem #0d47a1;
  font-family: ${font.number};
  font-size: 1.5rem;
  font-size: min(1.5rem, 7.5vw);
  font-weight: 700;
  letter-spacing: 0.08em;
  line-height: 1.4;
  white-space: nowrap;
`

export const Code = styled.div<{ $isLarge: boolean }>`
  max-width: ${({ $isLarge }) => ($isLarge ? '100%' : '11rem')};
  margin: 0 auto;
`

export const CodePlace = styled.div`
  position: relative;
  padding-top: 100%;
  border-radius: ${radius.m};
  background-color: ${themed('field')};
`

export const Scan = styled.p`
  min-height: 1.5em;
  margin-top: 0.5rem;
  font-weight: 700;
  line-height: 1.5;
`

export const Closed = styled.p`
  padding: 1.5rem 0.75rem;
  border-radius: ${radius.m};
  background-color: ${themed('field')};
  font-size: ${fontSize.body};
  line-height: 1.5;
  ${wrapAtCommas}
`

export const Grow = styled.button`
  ${plainButton}
  ${focusRing}
  min-height: 2.75rem;
  color: ${themed('primary')};
  font-size: ${fontSize.body};
  font-weight: 600;
`
