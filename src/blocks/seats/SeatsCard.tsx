import styled from 'styled-components'
import { TimeLeft } from '@/blocks/home/TimeLeft'
import type { Ending } from '@/blocks/home/useTimeLeft'
import { useMessages } from '@/lib/i18n'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { font, fontSize, motion, neutral, radius, reducedMotion, themed, wrapAtCommas } from '@/ui/theme'
import { seatMessages } from './messages'
import { Seats, SeatsSkeleton, type SeatsProps } from './Seats'

const Progress = styled.div`
  min-height: 4.5rem;
  padding-bottom: 0.75rem;
  text-align: center;
`

const Count = styled.p`
  color: ${themed('primary')};
  font-family: ${font.number};
  font-size: 2.25rem;
  font-weight: 800;
  line-height: 1.2;
`

const Bar = styled.div`
  width: 12rem;
  max-width: 100%;
  height: 0.375rem;
  margin: 0.125rem auto 0.375rem;
  border-radius: ${radius.pill};
  overflow: hidden;
  background-color: ${themed('primarySoft')};
`

const Filled = styled.div`
  height: 100%;
  border-radius: ${radius.pill};
  background-color: ${themed('primary')};
  transform-origin: left;
  transition: transform 480ms ${motion.ease};
  ${reducedMotion}
`

const Words = styled.p`
  color: ${neutral.textSoft};
  font-size: ${fontSize.body};
  line-height: 1.5;
  ${wrapAtCommas}
`

const Left = styled.div`
  min-height: 2.25rem;
  padding-top: 0.75rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
  text-align: center;

  > span:first-child {
    margin-right: 0.5rem;
  }
`

type SeatsCardProps = SeatsProps & {
  /** What there is to say of so many seats. */
  readonly words: string
  /** Undefined where nothing is waited for. */
  readonly ending: Ending | undefined
  /** The server's: a round ends by no other clock. */
  readonly now: () => number
  readonly onEnd: () => void
}

/** How full the bus is, who sits in it, and how long it waits. */
export function SeatsCard({ words, ending, now, onEnd, ...seats }: SeatsCardProps) {
  const { left, progress } = useMessages(seatMessages)
  const { goal } = seats
  const taken = Math.min(seats.sitters.length, goal)
  return (
    <Card>
      <Progress role="status">
        <Count>{`${seats.sitters.length}/${goal}`}</Count>
        <Bar role="progressbar" aria-label={progress} aria-valuemin={0} aria-valuenow={taken} aria-valuemax={goal}>
          <Filled style={{ transform: `scaleX(${taken / Math.max(1, goal)})` }} />
        </Bar>
        <Words>{words}</Words>
      </Progress>
      <Seats {...seats} />
      {ending && (
        <Left>
          <TimeLeft label={left} ending={ending} now={now} onEnd={onEnd} />
        </Left>
      )}
    </Card>
  )
}

export const SeatsCardSkeleton = () => (
  <Card>
    <Progress>
      <Skeleton shape="text" width="5rem" height="2.75rem" />
      <Bar />
      <Skeleton shape="text" width="8rem" />
    </Progress>
    <SeatsSkeleton />
    <Left />
  </Card>
)
