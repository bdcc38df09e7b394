import { useEffect, useRef, type ReactNode } from 'react'
import type { PayStep } from '@/features/pay'
import { useMessages } from '@/lib/i18n'
import { toShortYuan } from '@/lib/money'
import { useFocusNextHeading } from '@/lib/page/useFocusNextHeading'
import { Price } from '@/ui/display/figures/Price'
import { Button } from '@/ui/form/Button'
import { Card } from '@/ui/layout/Card'
import { payMessages } from './messages'
import { NoPanel } from './NoPanel'
import * as S from './PayCard.styles'
import type { PayActions, PayData } from './payData'

export type OpenStep = Exclude<PayStep, 'idle'>

type PayCardProps = {
  readonly data: Omit<PayData, 'step'> & { readonly step: OpenStep }
  readonly actions: Omit<PayActions<never>, 'pay'>
  /** The campaign's own words once the money has moved. */
  readonly paid?: { readonly title: string; readonly text: string } | undefined
  /** What else is known of it: facts. */
  readonly children?: ReactNode
  /** What can be done once it is paid; a button that closes it unless given. */
  readonly onPaid?: ReactNode
}

/** In place of what is sold, once an order is open: how it stands, and what can be done. It says paid when the server does. */
export function PayCard({ data: { step, cents, canPay, isElsewhere, result }, actions, paid, children, onPaid }: PayCardProps) {
  const { steps, elsewhere, look, again, continuePaying, choose, done } = useMessages(payMessages)
  const panel = useFocusNextHeading()
  const { title, text } = (step === 'paid' && paid) || steps[step]
  // A payment that the server does not know of yet may be made once more: it is the same order.
  const mayGoOn = step === 'unpaid' || (step === 'processing' && result?.status === 'unpaid')
  return (
    <Card>
      <S.Panel ref={panel} role="status">
        <PaySign step={step} />
        <FocusedTitle key={step}>{title}</FocusedTitle>
        <S.Text>{step === 'processing' && isElsewhere ? elsewhere : text}</S.Text>
        {cents > 0 && (
          <S.Amount>
            <Price cents={cents} />
          </S.Amount>
        )}
      </S.Panel>
      {children && <S.Rest>{children}</S.Rest>}
      <S.Ways>
        {(step === 'paying' || step === 'processing') && (
          <Button isBlock onClick={actions.lookAgain}>
            {look}
          </Button>
        )}
        {(step === 'ordering' || step === 'checking') && (
          <Button isBlock isBusy data-polling={step === 'checking' || undefined}>
            {look}
          </Button>
        )}
        {step === 'unsure' && (
          <Button isBlock onClick={actions.payAgain}>
            {again}
          </Button>
        )}
        {mayGoOn && canPay && (
          <Button isBlock kind={step === 'unpaid' ? 'primary' : 'secondary'} onClick={actions.payAgain}>
            {continuePaying(toShortYuan(cents))}
          </Button>
        )}
        {mayGoOn && !canPay && <NoPanel onOpen={actions.openApp} />}
        {(step === 'unpaid' || step === 'processing' || step === 'unsure') && (
          <Button isBlock kind="text" size="medium" onClick={actions.giveUp}>
            {choose}
          </Button>
        )}
        {step === 'over' && (
          <Button isBlock onClick={actions.closePay}>
            {choose}
          </Button>
        )}
        {step === 'paid' &&
          (onPaid ?? (
            <Button isBlock onClick={actions.closePay}>
              {done}
            </Button>
          ))}
      </S.Ways>
    </Card>
  )
}

/** A tick, a cross, or a clock whose hand turns while something is asked. */
function PaySign({ step }: { readonly step: OpenStep }) {
  const tone = step === 'paid' ? 'done' : step === 'over' ? 'over' : 'waiting'
  return (
    <S.Sign aria-hidden $tone={tone}>
      <svg viewBox="0 0 64 64" fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="32" cy="32" r="27" />
        {tone === 'done' && <path d="M20 33l8 8 16-18" />}
        {tone === 'over' && <path d="M23 23l18 18M41 23L23 41" />}
        {tone === 'waiting' && <path d="M32 32h11" />}
        {tone === 'waiting' && <S.Hand d="M32 32V16" $isTurning={step === 'ordering' || step === 'checking'} />}
      </svg>
    </S.Sign>
  )
}

/** The buttons below are others with each step: the focus goes to what is new. */
function FocusedTitle({ children }: { readonly children: string }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <S.Title ref={title} tabIndex={-1}>
      {children}
    </S.Title>
  )
}
