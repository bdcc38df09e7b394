import type { WithdrawStage } from '@/features/cashInvite'
import { useEffect, useRef, type ComponentType } from 'react'
import { useMessages } from '@/lib/i18n'
import { useFocusNextHeading } from '@/lib/page/useFocusNextHeading'
import type { Withdrawal } from '@/services/candle'
import { Button } from '@/ui/form/Button'
import { Card } from '@/ui/layout/Card'
import { LazyArt } from '@/ui/art/LazyArt'
import { Price } from '@/ui/display/figures/Price'
import { amountText } from './amountText'
import { withdrawMessages } from './messages'
import * as S from './Outcome.styles'
import type { WithdrawActions } from './withdrawData'

type Status = Withdrawal['status'] | 'confirming' | 'unknown'

const arts: Readonly<Record<Status, () => Promise<ComponentType>>> = {
  confirming: () => import('./art/ConfirmingArt').then(({ ConfirmingArt }) => ConfirmingArt),
  unknown: () => import('./art/ConfirmingArt').then(({ ConfirmingArt }) => ConfirmingArt),
  processing: () => import('./art/ProcessingArt').then(({ ProcessingArt }) => ProcessingArt),
  success: () => import('@/ui/art/ArtSuccess').then(({ ArtSuccess }) => ArtSuccess),
  failed: () => import('./art/FailedArt').then(({ FailedArt }) => FailedArt),
}

type OutcomeProps = {
  readonly stage: Exclude<WithdrawStage, { readonly step: 'editing' }>
  readonly actions: Pick<WithdrawActions, 'repeat' | 'abandon' | 'close' | 'openRecords'>
  readonly hasRecords: boolean
}

/** In place of the form once an order has been sent: how it stands, or that this is not known. */
export function Outcome({ stage, actions, hasRecords }: OutcomeProps) {
  const messages = useMessages(withdrawMessages)
  const panel = useFocusNextHeading()
  const status: Status = stage.step === 'settled' ? stage.withdrawal.status : stage.step === 'unknown' ? 'unknown' : 'confirming'
  const isUnknown = status === 'unknown'
  const isSettled = stage.step === 'settled'
  return (
    <Card>
      <S.Panel ref={panel} role="status">
        <S.Art>
          <LazyArt key={status} load={arts[status]} />
        </S.Art>
        {/* Also when it has turned out that nothing is known: there is something to decide then. */}
        <FocusedTitle key={String(isUnknown)}>{messages[status].title}</FocusedTitle>
        {isSettled && (
          <S.Amount $isBack={status === 'failed'}>
            <Price cents={stage.withdrawal.cents} />
          </S.Amount>
        )}
        <S.Text>{isSettled ? wordsOf(stage.withdrawal, messages) : messages[isUnknown ? 'unknown' : 'confirming'].text(amountText(stage.order.cents))}</S.Text>
        <Track status={status} />
      </S.Panel>
      {isSettled && <Facts withdrawal={stage.withdrawal} />}
      <S.Ways>
        {isSettled && (
          <Button isBlock size="medium" onClick={actions.close}>
            {status === 'failed' ? messages.again : messages.done}
          </Button>
        )}
        {hasRecords && (
          <Button isBlock kind={isUnknown ? 'primary' : 'secondary'} size="medium" onClick={actions.openRecords}>
            {isUnknown ? messages.viewRecords : messages.records}
          </Button>
        )}
        {stage.step === 'unknown' && (
          <>
            <Button isBlock kind="secondary" size="medium" isBusy={stage.isAsking} onClick={actions.repeat}>
              {messages.unknown.repeat}
            </Button>
            <Button isBlock kind="text" size="medium" onClick={actions.abandon}>
              {messages.unknown.leave}
            </Button>
          </>
        )}
      </S.Ways>
    </Card>
  )
}

function FocusedTitle({ children }: { readonly children: string }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <S.Title ref={title} tabIndex={-1}>
      {children}
    </S.Title>
  )
}

type Messages = ReturnType<typeof withdrawMessages.read>

function wordsOf({ status, arrivesAt, channelName, failReason }: Withdrawal, { processing, success, failed, payee }: Messages): string {
  if (status === 'success') return success.text(payee(channelName))
  return status === 'failed' ? failed.text(failReason) : processing.text(arrivesAt.slice(5, 16))
}

const COURSE = ['applied', 'processing', 'arrived'] as const
const WAY_BACK = ['applied', 'failed', 'returned'] as const
const DONE: Readonly<Record<Status, number>> = { confirming: 1, unknown: 1, processing: 2, success: 3, failed: 3 }

function Track({ status }: { readonly status: Status }) {
  const { steps } = useMessages(withdrawMessages)
  return (
    <S.Track aria-hidden>
      {(status === 'failed' ? WAY_BACK : COURSE).map((step, index) => (
        <S.Mark key={step} $isDone={index < DONE[status]} $isFault={step === 'failed'}>
          {steps[step]}
        </S.Mark>
      ))}
    </S.Track>
  )
}

function Facts({ withdrawal: { channelName, appliedAt, arrivesAt, status } }: { readonly withdrawal: Withdrawal }) {
  const { facts, channel, payee } = useMessages(withdrawMessages)
  const rows: readonly (readonly [name: string, value: string])[] = [
    [channel, channelName && payee(channelName)],
    [facts.appliedAt, appliedAt],
    [status === 'success' ? facts.arrivesAt : facts.expectedAt, status === 'failed' ? '' : arrivesAt],
  ]
  return (
    <S.Facts>
      {rows.map(
        ([name, value]) =>
          value !== '' && (
            <S.Fact key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </S.Fact>
          ),
      )}
    </S.Facts>
  )
}
