import styled from 'styled-components'
import { useMessages } from '@/lib/i18n'
import { Ladder, type LadderState } from '@/ui/display/Ladder'
import { LinkRow } from '@/ui/display/LinkRow'
import { Price } from '@/ui/display/Price'
import { Card } from '@/ui/layout/Card'
import { fontSize } from '@/ui/theme'
import type { Step } from './api'
import { checkInMessages } from './messages'

/** Of words there are more than of figures. */
const Thing = styled.span`
  font-size: ${fontSize.small};
`

type StepsCardProps = { readonly title: string; readonly steps: readonly Step[]; readonly total: number; readonly onFillAddress: (rewardId: string) => void }

/** What the days come to, and where to send what is reached. */
export function StepsCard({ title, steps, total, onFillAddress }: StepsCardProps) {
  const texts = useMessages(checkInMessages)
  if (steps.length === 0) return null
  const next = steps.findIndex(({ days }) => days > total)
  const before = next > 0 ? (steps[next - 1]?.days ?? 0) : 0
  const stateOf = (index: number): LadderState => (next < 0 || index < next ? 'reached' : index === next ? 'current' : 'ahead')
  const goal = steps[next]?.days ?? 0
  const shown = steps.map(({ days, rewardName, rewardType, amount }, index) => ({ id: String(days), goal: texts.goal(days), reward: amount > 0 ? <Price cents={amount} isShort /> : <Thing>{texts.prize(rewardType, rewardName)}</Thing>, state: stateOf(index) }))
  return (
    <Card title={title || texts.ladder} box="ladderTitle">
      <Ladder label={title || texts.ladder} steps={shown} progress={next < 0 ? 0 : (total - before) / (goal - before)} />
      {steps
        .filter(({ rewardId, addressStatus }) => rewardId !== '' && addressStatus !== 'none')
        .map(({ rewardId, rewardName, rewardType, addressStatus }) => (
          <LinkRow key={rewardId} label={(addressStatus === 'wanted' ? texts.fillAddress : texts.seeAddress)(texts.prize(rewardType, rewardName))} onClick={() => onFillAddress(rewardId)} />
        ))}
    </Card>
  )
}
