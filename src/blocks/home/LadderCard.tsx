import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { toShortYuan } from '@/lib/money'
import { Card } from '@/ui/layout/Card'
import { Ladder, type LadderState } from '@/ui/display/Ladder'
import { Price } from '@/ui/display/Price'
import { Strip } from '@/ui/display/Strip'
import { fontSize } from '@/ui/theme'
import { homeMessages } from './messages'
import { nextStep, type LadderRule } from './nextStep'

const Next = styled(Strip)`
  margin-bottom: 1rem;
  font-size: ${fontSize.base};
  text-align: center;
`

type LadderCardProps = {
  /** Marketing's own title. */
  readonly title?: string
  readonly ladder: readonly LadderRule[]
  readonly invited: number
  /** Whether the next step can still be reached; a user who cannot go on is not urged. */
  readonly isOpen: boolean
}

/** Rewards by the number of friends, and what the next one takes. */
export function LadderCard({ title = '', ladder, invited, isOpen }: LadderCardProps) {
  const messages = useMessages(homeMessages)
  if (ladder.length === 0) return null
  const next = nextStep(ladder, invited)
  const stateOf = (index: number): LadderState => {
    if (!next || index < next.index) return 'reached'
    return index === next.index ? 'current' : 'ahead'
  }
  const steps = ladder.map(({ friends, cents }, index) => ({
    id: String(friends),
    goal: messages.goal(friends),
    reward: <Price cents={cents} isShort />,
    state: stateOf(index),
  }))
  return (
    <Card title={title || messages.ladder} box="ladderTitle">
      {next && isOpen && <Next>{messages.next(next.missing, toShortYuan(next.cents))}</Next>}
      {!next && <Next $isDone>{messages.allReached}</Next>}
      <Ladder label={title || messages.ladder} steps={steps} progress={next?.progress ?? 0} />
    </Card>
  )
}
