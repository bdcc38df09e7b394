import { DrawLine } from '@/blocks/draw/DrawLine'
import { drawMessages } from '@/blocks/draw/messages'
import type { SectionProps } from '@/blocks/home/homePage'
import { useMessages } from '@/lib/i18n'
import { Price } from '@/ui/display/figures/Price'
import { Tag } from '@/ui/display/Tag'
import { NoBreakDates } from '@/ui/display/NoBreakDates'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Button } from '@/ui/form/Button'
import { ButtonLine } from '@/ui/layout/ButtonLine'
import { Card } from '@/ui/layout/Card'
import type { ApplyStep } from './api'
import * as S from './art/Progress.styles'
import type { CardFields, HomeSectionData } from './home'
import { cardMessages } from './messages'
import type { CardActions } from './useCard'

const STEPS = ['apply', 'review', 'approve', 'firstUse'] as const

/** How many of the steps are done. */
const DONE: Readonly<Record<ApplyStep, number>> = { none: 0, reviewing: 1, approved: 3, firstUsed: 4 }

/** The four steps of an application, how far this one is, and the reward at their end. */
export function Progress({ data: { application, hasFailed, offer, stage, status }, actions }: Pick<SectionProps<HomeSectionData, CardFields, CardActions>, 'data' | 'actions'>) {
  const texts = useMessages(cardMessages)
  const { ask } = useMessages(drawMessages)
  // What came of it can be asked for also once the progress knows it.
  const isUnderWay = stage.step === 'drawing' || stage.step === 'asking' || stage.step === 'unknown'
  const done = application ? DONE[application.step] : 0
  // A user is not sent to the bank once there is nothing to apply for, nor promised what comes of it.
  const isMissed = application?.step === 'none' && status !== 'open'
  const current = isMissed ? -1 : done
  const reward = application?.reward ?? (offer.cents > 0 ? { ...offer, status: 'locked' as const } : null)
  return (
    <Card title={texts.progress} extra={application && <Tag tone={done > 0 ? 'primary' : 'neutral'}>{texts.standing[application.step]}</Tag>}>
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
              <S.Step key={step} $isReached={index <= current} aria-current={index === current ? 'step' : undefined}>
                <S.Dot aria-hidden $isReached={index <= current}>
                  {index < done ? '✓' : index + 1}
                </S.Dot>
                {texts.steps[step]}
              </S.Step>
            ))}
          </S.Steps>
          <S.Text role="status">
            {isMissed ? texts.notApplied : texts.now[application.step]}
            {application.updatedAt && (
              <small>
                <NoBreakDates>{texts.updated(application.updatedAt)}</NoBreakDates>
              </small>
            )}
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
              {stage.step === 'unknown' ? ask : texts.receive}
            </Button>
          ) : (
            // What has become of it is part of what could not be asked for.
            !hasFailed && <S.Locked>{texts.rewardStatus[isMissed && reward.status === 'locked' ? 'missed' : reward.status]}</S.Locked>
          )}
        </S.Reward>
      )}
      {(stage.step === 'asking' || stage.step === 'unknown') && <DrawLine step={stage.step} isAction />}
    </Card>
  )
}
