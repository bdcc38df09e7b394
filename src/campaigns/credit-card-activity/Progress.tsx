import { DrawLine } from '@/blocks/draw/DrawLine'
import { useMessages } from '@/lib/i18n'
import { Price } from '@/ui/display/figures/Price'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Button } from '@/ui/form/Button'
import { ButtonLine } from '@/ui/layout/ButtonLine'
import { Card } from '@/ui/layout/Card'
import type { ApplyStep } from './api'
import * as S from './art/Progress.styles'
import type { HomeOwn } from './home'
import { cardMessages } from './messages'
import type { CardActions } from './useCard'

const STEPS: readonly ApplyStep[] = ['none', 'reviewing', 'approved', 'firstUsed']

/** The four steps of an application, where this one is, and the reward at their end. */
export function Progress({ data: { application, hasFailed, offer, stage }, actions }: { readonly data: HomeOwn; readonly actions: CardActions }) {
  const texts = useMessages(cardMessages)
  // What came of it can be asked for also once the progress knows it.
  const isUnderWay = stage.step === 'drawing' || stage.step === 'asking' || stage.step === 'unknown'
  const at = application ? STEPS.indexOf(application.step) : -1
  const reward = application?.reward ?? (offer.cents > 0 ? { ...offer, status: 'locked' as const } : null)
  return (
    <Card title={texts.progress}>
      {hasFailed ? (
        <ButtonLine>
          <p role="alert">{texts.failed}</p>
          <Button kind="secondary" size="small" onClick={actions.askStatus}>
            {texts.retry}
          </Button>
        </ButtonLine>
      ) : application ? (
        <S.Standing>
          <S.Steps>
            {STEPS.map((step, index) => (
              <S.Step key={step} $isReached={index <= at} aria-current={index === at ? 'step' : undefined}>
                <S.Dot aria-hidden $isReached={index <= at}>
                  {index < at ? '✓' : index + 1}
                </S.Dot>
                {texts.steps[step]}
              </S.Step>
            ))}
          </S.Steps>
          <S.Text role="status">
            {texts.now[application.step]}
            {application.updatedAt && <small>{texts.updated(application.updatedAt)}</small>}
          </S.Text>
        </S.Standing>
      ) : (
        <Skeleton shape="block" height={S.STANDING} />
      )}
      {reward && (
        <S.Reward>
          <span>
            <strong>{texts.reward(reward.name)}</strong>
            <S.Amount>
              <Price cents={reward.cents} isShort />
            </S.Amount>
          </span>
          {reward.status === 'toReceive' || isUnderWay ? (
            <Button size="small" isBusy={stage.step === 'drawing' || stage.step === 'asking'} onClick={actions.receive}>
              {texts.receive}
            </Button>
          ) : (
            <S.Locked>{texts.rewardStatus[reward.status]}</S.Locked>
          )}
        </S.Reward>
      )}
      {(stage.step === 'asking' || stage.step === 'unknown') && <DrawLine step={stage.step} isAction />}
    </Card>
  )
}
