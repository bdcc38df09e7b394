import { useEffect, useRef } from 'react'
import { useMessages } from '@/lib/i18n'
import { toShortYuan } from '@/lib/money'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { LateArt } from '@/ui/LateArt'
import { Price } from '@/ui/Price'
import { withdrawMessages } from './messages'
import * as S from './Outcome.styles'
import type { Stage } from './stage'
import type { WithdrawActions } from './withdrawData'
import type { Withdrawal } from './withdrawal'

const loadSuccess = () => import('@/ui/art/ArtSuccess').then(({ ArtSuccess }) => ArtSuccess)

type OutcomeProps = {
  readonly stage: Extract<Stage, { readonly step: 'confirming' | 'told' }>
  readonly actions: Pick<WithdrawActions, 'askAgain' | 'close' | 'openRecords'>
  readonly hasRecords: boolean
}

/** In place of the form once an order has been sent: how it stands, or that nobody knows yet. */
export function Outcome({ stage, actions, hasRecords }: OutcomeProps) {
  const messages = useMessages(withdrawMessages)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const status = stage.step === 'told' ? stage.withdrawal.status : 'unknown'
  const records = hasRecords && (
    <Button isBlock kind="secondary" size="medium" onClick={actions.openRecords}>
      {messages.records}
    </Button>
  )
  return (
    <Card>
      <S.Panel role="status">
        {status === 'success' && (
          <S.Art>
            <LateArt load={loadSuccess} />
          </S.Art>
        )}
        <S.Title ref={title} tabIndex={-1}>
          {status === 'unknown' ? messages.confirming.title : messages[status].title}
        </S.Title>
        {stage.step === 'told' && (
          <S.Amount>
            <Price cents={stage.withdrawal.cents} />
          </S.Amount>
        )}
        <S.Text>{stage.step === 'told' ? wordsOf(stage.withdrawal, messages) : messages.confirming.text(toShortYuan(stage.order.cents))}</S.Text>
        <Track status={status} />
      </S.Panel>
      {stage.step === 'told' && <Facts withdrawal={stage.withdrawal} />}
      <S.Ways>
        {stage.step === 'told' ? (
          <Button isBlock size="medium" onClick={actions.close}>
            {status === 'failed' ? messages.again : messages.done}
          </Button>
        ) : (
          <Button isBlock size="medium" isBusy={stage.isAsking} onClick={actions.askAgain}>
            {messages.confirming.ask}
          </Button>
        )}
        {records}
      </S.Ways>
    </Card>
  )
}

type Messages = ReturnType<typeof withdrawMessages.read>

function wordsOf({ status, arrivesAt, channelName, failReason }: Withdrawal, { processing, success, failed }: Messages): string {
  if (status === 'success') return success.text(channelName)
  return status === 'failed' ? failed.text(failReason) : processing.text(arrivesAt.slice(5, 16))
}

const DONE = { unknown: 0, processing: 2, failed: 2, success: 3 } as const

function Track({ status }: { readonly status: keyof typeof DONE }) {
  const { steps } = useMessages(withdrawMessages)
  return (
    <S.Track aria-hidden>
      {(['applied', 'processing', 'arrived'] as const).map((step, index) => (
        <S.Mark key={step} $isDone={index < DONE[status]} $isFault={status === 'failed' && step === 'processing'}>
          {steps[step]}
        </S.Mark>
      ))}
    </S.Track>
  )
}

function Facts({ withdrawal: { channelName, appliedAt, arrivesAt, status } }: { readonly withdrawal: Withdrawal }) {
  const { facts } = useMessages(withdrawMessages)
  const rows: readonly (readonly [name: string, value: string])[] = [
    [facts.channel, channelName],
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
