import { useRef, useState } from 'react'
import styled from 'styled-components'
import { ClosedBar } from '@/blocks/home/action/ClosedBar'
import type { SectionProps } from '@/blocks/home/homePage'
import { PayBar } from '@/blocks/pay/PayBar'
import { useMessages } from '@/lib/i18n'
import { Checkbox } from '@/ui/form/Checkbox'
import { fontSize, plainButton, themed } from '@/ui/theme'
import type { HomeSectionData, WalletFields } from './home'
import { walletMessages } from './messages'
import { rechargeOf, type WalletActions } from './useWallet'

const Agreed = styled.div`
  margin: -0.375rem 0 0.25rem;
  font-size: ${fontSize.small};
`

const Agreement = styled.button`
  ${plainButton}
  display: inline;
  color: ${themed('primary')};
  font-size: inherit;
  text-decoration: underline;
`

/** Pays for what is chosen, once the agreement is ticked; through the login where there is no session. */
export function RechargeBar({ config, data: { status, chosen, hasAgreed, pay, isLoggedIn }, actions }: SectionProps<HomeSectionData, WalletFields, WalletActions>) {
  const texts = useMessages(walletMessages)
  const [isMissed, setMissed] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  if (status !== 'open') return <ClosedBar status={status} />
  if (pay.step !== 'idle' || !chosen) return null
  const proceed = () => {
    if (!hasAgreed) {
      setMissed(true)
      return box.current?.focus()
    }
    return isLoggedIn ? actions.recharge(chosen) : actions.login(rechargeOf(chosen))
  }
  const tick = (isTicked: boolean) => {
    actions.agree(isTicked)
    setMissed(false)
  }
  return (
    <PayBar cents={chosen.cents} canPay={pay.canPay} label={config.buttonDesc || texts.button} image={config.buttonImage} onPay={proceed} onOpenApp={actions.openApp}>
      <Agreed>
        <Checkbox ref={box} isChecked={hasAgreed} onChange={tick} error={isMissed ? texts.tick : undefined}>
          {texts.agree}
          <Agreement type="button" data-box="agreementText" onClick={() => actions.open('rule')}>
            {config.agreementText || texts.agreement}
          </Agreement>
        </Checkbox>
      </Agreed>
    </PayBar>
  )
}
