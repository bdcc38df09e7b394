import { useRef, useState } from 'react'
import type { PageViewProps } from '@/blocks/definePage'
import { useMessages } from '@/lib/i18n'
import { box } from '@/lib/pageConfig'
import { Button } from '@/ui/form/Button'
import { PageFrame } from '@/ui/layout/PageFrame'
import { figuresFit } from '@/ui/display/figures/figuresFit'
import { Price } from '@/ui/display/figures/Price'
import { amountText } from './amountText'
import { AmountCard } from './AmountCard'
import type { withdrawConfig } from './config'
import { allOf, validateAmount, type AmountFault } from './validateAmount'
import { withdrawMessages } from './messages'
import { Outcome } from './Outcome'
import { PayeeCard } from './PayeeCard'
import type { WithdrawActions, WithdrawData } from './withdrawData'
import { WithdrawHero } from './WithdrawHero'
import * as S from './WithdrawView.styles'

export function WithdrawView({ config, data, actions }: PageViewProps<typeof withdrawConfig, WithdrawData, WithdrawActions>) {
  const messages = useMessages(withdrawMessages)
  const title = config.title || messages.title
  const { stage, hasRecords } = data
  const hero = (
    <WithdrawHero
      title={title}
      label={config.balanceLabel || messages.balance}
      top={
        hasRecords && (
          <S.Records {...box('recordsText')} type="button" onClick={actions.openRecords}>
            <S.RecordsFace>{config.recordsText || messages.records}</S.RecordsFace>
          </S.Records>
        )
      }
    >
      <S.Balance style={figuresFit(data.balance, 10)}>
        <Price cents={data.balance} />
      </S.Balance>
    </WithdrawHero>
  )
  return (
    <PageFrame title={title} hero={hero}>
      {stage.step === 'editing' || stage.step === 'sending' ? <Form data={data} actions={actions} config={config} /> : <Outcome stage={stage} actions={actions} hasRecords={hasRecords} />}
      <S.TipsTitle {...box('tipsTitle')}>{config.tipsTitle || messages.tips}</S.TipsTitle>
      <S.Tips {...box('tips')}>
        {(config.tips.length > 0 ? config.tips.map(({ text }) => text) : Object.values(messages.standardTips)).map((tip, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same words may stand there twice
          <S.Tip key={index}>
            <S.TipNumber aria-hidden>{index + 1}.</S.TipNumber>
            {tip}
          </S.Tip>
        ))}
      </S.Tips>
    </PageFrame>
  )
}

type FormProps = PageViewProps<Pick<typeof withdrawConfig, 'buttonText' | 'earnText'>, WithdrawData, WithdrawActions>

function Form({ data, actions, config: { buttonText, earnText } }: FormProps) {
  const messages = useMessages(withdrawMessages)
  const [fault, setFault] = useState<AmountFault | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const { balance, limits, typed, stage } = data
  const isSending = stage.step === 'sending'
  const type = (text: string) => {
    setFault(null)
    actions.type(text)
  }
  const submit = () => {
    // In a preview nothing answers.
    const found = actions.submit() ?? null
    setFault(found)
    if (found) input.current?.focus()
  }
  const isPoor = allOf(balance, limits) === 0
  const { cents, fault: current } = validateAmount(typed, balance, limits)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <AmountCard data={data} actions={{ type }} fault={fault} isLocked={isSending} inputRef={input} />
      <PayeeCard channel={data.channel} name={data.name} onVerify={actions.verifyName} />
      <S.Submit {...(isPoor ? box('earnText') : current !== null && box('buttonText'))}>
        {isPoor ? (
          <Button isBlock onClick={actions.goHome}>
            {earnText || messages.earnMore}
          </Button>
        ) : (
          <Button isBlock type="submit" isBusy={isSending}>
            {current === null ? messages.submitAmount(amountText(cents)) : buttonText || messages.submit}
          </Button>
        )}
      </S.Submit>
    </form>
  )
}
