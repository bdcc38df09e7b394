import type { ReactNode } from 'react'
import { useMessages } from '@/lib/i18n'
import { toShortYuan } from '@/lib/money'
import { ImageButton } from '@/ui/form/ImageButton'
import { BottomBar } from '@/ui/layout/BottomBar'
import { payMessages } from './messages'
import { NoPanel } from './NoPanel'

type PayBarProps = {
  /** Integer cents, as they will be asked for; undefined where nothing is chosen. */
  readonly cents: number | undefined
  /** Whether this host has a pay panel; without one the bar says where there is one. */
  readonly canPay: boolean
  /** Marketing's own words and picture; the standard ones without them. */
  readonly label?: string
  readonly image?: string
  /** Above the button: what is agreed to. */
  readonly children?: ReactNode
  readonly onPay: () => void
  /** Without a panel. */
  readonly onOpenApp: () => void
}

/** The big button that buys. It names the amount, whatever marketing calls it. */
export function PayBar({ cents, canPay, label, image = '', children, onPay, onOpenApp }: PayBarProps) {
  const texts = useMessages(payMessages)
  const yuan = cents === undefined ? undefined : toShortYuan(cents)
  if (!canPay) {
    return (
      <BottomBar>
        <NoPanel onOpen={onOpenApp} />
      </BottomBar>
    )
  }
  return (
    <BottomBar>
      {children}
      <div data-box={image ? 'buttonImage' : 'buttonDesc'}>
        <ImageButton src={image} label={yuan === undefined ? label || texts.choose : label ? texts.payAs(label, yuan) : texts.pay(yuan)} onClick={onPay} />
      </div>
    </BottomBar>
  )
}
