import { useId, type RefObject } from 'react'
import { useMessages } from '@/lib/i18n'
import { parseYuan } from '@/lib/money'
import { Card } from '@/ui/layout/Card'
import { uiMessages } from '@/ui/messages'
import { amountText } from './amountText'
import * as S from './AmountCard.styles'
import { allOf, chipsOf, validateAmount, type AmountFault } from './validateAmount'
import { withdrawMessages } from './messages'
import type { WithdrawActions, WithdrawData } from './withdrawData'

type AmountCardProps = {
  readonly data: Pick<WithdrawData, 'balance' | 'limits' | 'amounts' | 'typed'>
  readonly actions: Pick<WithdrawActions, 'type'>
  /** What the last try to send it said. */
  readonly fault: AmountFault | null
  readonly isLocked: boolean
  readonly inputRef: RefObject<HTMLInputElement | null>
}

/** What is too much is said while it is typed; what is too little only when it is sent, because more may follow. */
const AT_ONCE: ReadonlySet<AmountFault | null> = new Set<AmountFault | null>(['aboveBalance', 'aboveMax'])

export function AmountCard({ data: { balance, limits, amounts, typed }, actions, fault, isLocked, inputRef }: AmountCardProps) {
  const messages = useMessages(withdrawMessages)
  const { yuanSign } = useMessages(uiMessages)
  const id = useId()
  const all = allOf(balance, limits)
  const current = validateAmount(typed, balance, limits).fault
  const shown = AT_ONCE.has(current) ? current : fault
  const words = { min: amountText(limits.min), max: amountText(limits.max), balance: amountText(Math.max(balance, 0)) }
  const clear = () => {
    // The button goes with the text.
    inputRef.current?.focus()
    actions.type('')
  }
  const isAllAtOnce = balance > limits.max && parseYuan(typed) === all
  const limitsHint = isAllAtOnce ? messages.rest(words, amountText(balance - all)) : messages.limits(words)
  const hint = all === 0 ? messages.tooLittle(amountText(limits.min - balance)) : limitsHint
  return (
    <Card title={messages.amount}>
      <S.Chips aria-label={messages.quickAmounts}>
        {chipsOf(amounts, limits).map((cents) => {
          const isOut = cents > balance
          const isChosen = parseYuan(typed) === cents
          return (
            <S.ChipPlace key={cents}>
              <S.Chip type="button" $isChosen={isChosen} $isLocked={isOut} aria-pressed={isChosen} aria-disabled={isOut || isLocked || undefined} onClick={() => !isOut && !isLocked && actions.type(amountText(cents))}>
                {messages.chip(amountText(cents))}
              </S.Chip>
            </S.ChipPlace>
          )
        })}
      </S.Chips>
      <S.Field $isInvalid={shown !== null}>
        <S.Sign aria-hidden>{yuanSign}</S.Sign>
        <S.Input
          ref={inputRef}
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          aria-label={messages.amount}
          aria-invalid={shown !== null}
          aria-describedby={`${id}-hint`}
          placeholder={messages.faultOf('empty', words)}
          readOnly={isLocked}
          value={typed}
          onChange={({ target }) => actions.type(target.value)}
        />
        {typed !== '' && !isLocked && (
          <S.Clear type="button" aria-label={messages.clear} onClick={clear}>
            <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" aria-hidden>
              <path d="M5 5l10 10M15 5L5 15" />
            </svg>
          </S.Clear>
        )}
      </S.Field>
      <S.Below>
        <S.Hint id={`${id}-hint`} $isFault={shown !== null} role={shown === null ? 'status' : 'alert'}>
          {shown === null ? hint : messages.faultOf(shown, words)}
        </S.Hint>
        {all > 0 && (
          <S.All type="button" onClick={() => !isLocked && actions.type(amountText(all))}>
            {messages.all}
          </S.All>
        )}
      </S.Below>
    </Card>
  )
}
