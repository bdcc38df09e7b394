import styled from 'styled-components'
import { nextStep, stepState } from '@/blocks/home/nextStep'
import { playMessages } from '@/blocks/play/messages'
import { useMessages } from '@/lib/i18n'
import { Ladder } from '@/ui/display/Ladder'
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
  const { name } = useMessages(playMessages)
  if (steps.length === 0) return null
  const next = nextStep(steps.map(({ days, amount }) => ({ friends: days, cents: amount })), total)
  const shown = steps.map(({ days, rewardName, rewardType, amount }, index) => ({ id: String(days), goal: texts.goal(days), reward: amount > 0 ? <Price cents={amount} isShort /> : <Thing>{name(rewardType, rewardName)}</Thing>, state: stepState(next, index) }))
  return (
    <Card title={title || texts.ladder} box="ladderTitle">
      <Ladder label={title || texts.ladder} steps={shown} progress={next?.progress ?? 0} />
      {steps
        .filter(({ rewardId, addressStatus }) => rewardId !== '' && addressStatus !== 'none')
        .map(({ rewardId, rewardName, rewardType, addressStatus }) => (
          <LinkRow key={rewardId} label={(addressStatus === 'wanted' ? texts.fillAddress : texts.seeAddress)(name(rewardType, rewardName))} onClick={() => onFillAddress(rewardId)} />
        ))}
    </Card>
  )
}
