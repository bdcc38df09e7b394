import styled, { css } from 'styled-components'
import { focusRing, font, fontSize, neutral, plainButton, radius, themed, visuallyHidden } from '@/ui/theme'
import type { DayState } from './calendarDay'

export const Hidden = styled.span`
  ${visuallyHidden}
`

/** Four and three: the last of seven is as wide as two. Where letters are large, two or one in a row. */
export const Week = styled.ol`
  display: flex;
  flex-wrap: wrap;
  margin: -0.25rem;
`

export const Place = styled.li<{ $isLast: boolean }>`
  display: flex;
  flex: 1 0 ${({ $isLast }) => ($isLast ? '50%' : '25%')};
  min-width: 3.6rem;
  padding: 0.25rem;
`

export const looks: Record<DayState, ReturnType<typeof css>> = {
  done: css`
    background-color: ${themed('primarySoft')};
    color: ${themed('primary')};
  `,
  today: css`
    background-color: ${themed('accent')};
    color: #3a2300;
  `,
  missed: css`
    background-color: ${neutral.sunken};
    color: ${neutral.textSoft};
  `,
  future: css`
    background-color: ${themed('field')};
    color: ${neutral.text};

    svg {
      color: ${themed('primary')};
    }
  `,
}

export const Day = styled.div<{ $state: DayState }>`
  display: flex;
  flex: 1 1 0%;
  flex-direction: column;
  align-items: center;
  min-width: 0;
  min-height: 6.25rem;
  padding: 0.5rem 0.125rem;
  border-radius: ${radius.m};
  text-align: center;
  ${({ $state }) => looks[$state]}
`

export const Head = styled.span`
  font-size: ${fontSize.small};
  line-height: 1.25rem;
`

export const Face = styled.span`
  display: flex;
  flex: 1 1 auto;
  align-items: center;
  justify-content: center;
  min-height: 2.75rem;
  font-family: ${font.number};
  font-size: 1.25rem;
  font-weight: 700;
  line-height: 1.2;
  word-break: break-word;

  > svg {
    width: 2.5rem;
    height: 2.5rem;
  }
`

export const Foot = styled.span`
  min-height: 1.25rem;
  font-size: 0.75rem;
  line-height: 1.25rem;
`

export const Stamp = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  margin-top: 0.25rem;
  border: 2px solid;
  border-radius: 50%;
  font-size: 0.8125rem;
  line-height: 1;
  transform: rotate(-14deg);
`

/** As large as a finger, in the room of the line that other days have there: what is above belongs to the same day. */
export const MakeUp = styled.button`
  ${plainButton}
  ${focusRing}
  min-height: 2.75rem;
  width: calc(100% + 0.5rem);
  margin: -0.75rem -0.25rem;
  color: ${themed('primary')};
  font-size: ${fontSize.small};
  font-weight: 700;
  text-align: center;
`
