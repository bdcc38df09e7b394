import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { splitTimeLeft, padTwoDigits } from '@/lib/time/countdown'
import { uiMessages } from '../../messages'
import { font, neutral, visuallyHidden } from '../../theme'

export type CountdownTilesProps = {
  /** Milliseconds left; the caller ticks. */
  readonly msLeft: number
}

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  font-family: ${font.number};
  font-size: 0.875rem;
  font-weight: 700;
  line-height: 1;
`

/** Dark glass, readable on any hero colour. */
const Tile = styled.span`
  min-width: 1.625rem;
  padding: 0.3125rem 0.25rem;
  border-radius: 0.375rem;
  background-color: ${neutral.glass};
  color: #ffffff;
  font-variant-numeric: tabular-nums;
  text-align: center;
`

const Between = styled.span`
  padding: 0 0.25rem;
`

const Hidden = styled.span`
  ${visuallyHidden}
`

/** For screen readers without the seconds, which would interrupt the announcement every time. */
export function CountdownTiles({ msLeft }: CountdownTilesProps) {
  const messages = useMessages(uiMessages)
  const { days, hours, minutes, seconds } = splitTimeLeft(msLeft)
  return (
    <span role="timer">
      <Hidden>{messages.countdown(days, hours, minutes)}</Hidden>
      <Row aria-hidden>
        {days > 0 && (
          <>
            <Tile>{days}</Tile>
            <Between>{messages.days}</Between>
          </>
        )}
        <Tile>{padTwoDigits(hours)}</Tile>
        <Between>:</Between>
        <Tile>{padTwoDigits(minutes)}</Tile>
        <Between>:</Between>
        <Tile>{padTwoDigits(seconds)}</Tile>
      </Row>
    </span>
  )
}
