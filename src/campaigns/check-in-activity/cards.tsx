import { drawMessages } from '@/blocks/draw/messages'
import type { DrawStage } from '@/blocks/draw/useDraw'
import { nextStep, stepState } from '@/blocks/home/action/nextStep'
import { playMessages } from '@/blocks/play/messages'
import { useMessages } from '@/lib/i18n'
import { Ladder } from '@/ui/display/Ladder'
import { LinkRow } from '@/ui/display/LinkRow'
import { Price } from '@/ui/display/figures/Price'
import { Button } from '@/ui/form/Button'
import { Card } from '@/ui/layout/Card'
import type { Step } from './api'
import * as S from './art/Home.styles'
import { RewardMark } from './art/RewardMark'
import { checkInMessages } from './messages'

type StepsCardProps = { readonly title: string; readonly steps: readonly Step[]; readonly total: number; readonly isOpen: boolean; readonly onFillAddress: (rewardId: string) => void }

/** What the days come to, and where to send what is reached. */
export function StepsCard({ title, steps, total, isOpen, onFillAddress }: StepsCardProps) {
  const texts = useMessages(checkInMessages)
  const { name } = useMessages(playMessages)
  if (steps.length === 0) return null
  const next = nextStep(steps.map(({ days, amount }) => ({ friends: days, cents: amount })), total)
  const rewardOf = ({ rewardName, rewardType, amount }: Step) => (
    <S.Prize>
      <RewardMark of={rewardType} />
      {amount > 0 ? <Price cents={amount} isShort /> : <S.Thing>{name(rewardType, rewardName)}</S.Thing>}
    </S.Prize>
  )
  const shown = steps.map((step, index) => ({ id: String(step.days), goal: texts.goal(step.days), reward: rewardOf(step), state: stepState(next, index, isOpen) }))
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

type MakeUpCardProps = {
  /** Undefined before a login. */
  readonly cards: number | undefined
  /** A day was missed that can still be made up. */
  readonly hasMissed: boolean
  /** `unknown`: whether it was made up is still to be asked. */
  readonly step: DrawStage<unknown>['step']
  readonly onMakeUp: () => void
  /** Undefined where this user cannot invite. */
  readonly onInvite: (() => unknown) | undefined
  readonly onOpenHelpers: () => void
}

/** How many missed days can be made up, and how to come by more. */
export function MakeUpCard({ cards, hasMissed, step, onMakeUp, onInvite, onOpenHelpers }: MakeUpCardProps) {
  const texts = useMessages(checkInMessages)
  const { asking, unknownAction, ask } = useMessages(drawMessages)
  const isUnknown = step === 'unknown'
  const isBusy = step === 'drawing' || step === 'asking'
  const canMakeUp = (hasMissed && cards !== undefined && cards > 0) || isUnknown || isBusy
  return (
    <Card title={texts.makeUp} extra={cards !== undefined && <S.Count>{texts.cards(cards)}</S.Count>}>
      <S.Line>
        <p role="status">{isUnknown ? unknownAction : step === 'asking' ? asking : canMakeUp ? texts.canMakeUp : !onInvite ? texts.closed : hasMissed ? texts.needsCard : texts.nothingMissed}</p>
        {canMakeUp ? (
          <Button kind="secondary" size="small" isBusy={isBusy} onClick={onMakeUp}>
            {isUnknown ? ask : texts.makeUpNow}
          </Button>
        ) : (
          onInvite && (
            <Button kind="secondary" size="small" onClick={() => void onInvite()}>
              {texts.getCard}
            </Button>
          )
        )}
      </S.Line>
      <LinkRow label={texts.helpers} onClick={onOpenHelpers} />
    </Card>
  )
}
