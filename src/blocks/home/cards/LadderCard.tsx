import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { toShortYuan } from '@/lib/money'
import { Card } from '@/ui/layout/Card'
import { Ladder } from '@/ui/display/Ladder'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Price } from '@/ui/display/figures/Price'
import { Strip } from '@/ui/display/Strip'
import { fontSize } from '@/ui/theme'
import { homeMessages, type Counted } from '../messages'
import { nextStep, stepState, type LadderRule } from '../action/nextStep'

const Next = styled(Strip)`
  margin-bottom: 1rem;
  font-size: ${fontSize.base};
  text-align: center;
`

/** Its place: a title, what the next step takes, and four of them. */
export function LadderSkeleton() {
  return (
    <Card>
      <Skeleton width="8rem" height="1.25rem" top="0.25rem" />
      <Skeleton shape="block" height="2.75rem" top="1.125rem" />
      <Skeleton shape="block" height="6.75rem" top="1rem" />
    </Card>
  )
}

type LadderCardProps = {
  /** Marketing's own title. */
  readonly title?: string
  readonly ladder: readonly LadderRule[]
  /** How many of what is counted there are. */
  readonly invited: number
  /** Whether the next step can still be reached; a user who cannot go on is not urged. */
  readonly isOpen: boolean
  readonly counts?: Counted
}

/** Rewards by the number of friends, and what the next one takes. */
export function LadderCard({ title = '', ladder, invited, isOpen, counts = 'friends' }: LadderCardProps) {
  const messages = useMessages(homeMessages)
  if (ladder.length === 0) return null
  const heading = title || (counts === 'firstOrders' ? messages.orderLadder : messages.ladder)
  const next = nextStep(ladder, invited)
  const steps = ladder.map(({ friends, cents }, index) => ({
    id: String(friends),
    goal: messages.goal(friends, counts),
    reward: <Price cents={cents} isShort />,
    state: stepState(next, index, isOpen),
  }))
  return (
    <Card title={heading} box="ladderTitle">
      {next && isOpen && <Next>{messages.next(next.missing, toShortYuan(next.cents), counts)}</Next>}
      {!next && <Next $isDone>{messages.allReached}</Next>}
      <Ladder label={heading} steps={steps} progress={next?.progress ?? 0} />
    </Card>
  )
}
