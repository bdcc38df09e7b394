import { useDispatch } from 'react-redux'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { openAppLink, type AppLinkDispatch } from '@/features/appLinks'
import { pageHost } from '@/hosts'
import { useMessages } from '@/lib/i18n'
import { toShortYuan } from '@/lib/money'
import { Button } from '@/ui/form/Button'
import { ImageButton } from '@/ui/form/ImageButton'
import { BottomBar } from '@/ui/layout/BottomBar'
import { fontSize, neutral, wrapAtCommas } from '@/ui/theme'
import { payMessages } from './messages'

const Notice = styled.p`
  margin-bottom: 0.5rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
  line-height: 1.4;
  text-align: center;
  ${wrapAtCommas}

  > strong {
    display: block;
    color: ${neutral.text};
    font-size: ${fontSize.body};
  }
`

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
}

/** The big button that buys. It names the amount, whatever marketing calls it. */
export function PayBar({ cents, canPay, label, image = '', children, onPay }: PayBarProps) {
  const texts = useMessages(payMessages)
  const yuan = cents === undefined ? undefined : toShortYuan(cents)
  if (!canPay) return <NoPanel />
  return (
    <BottomBar>
      {children}
      <div data-box={image ? 'buttonImage' : 'buttonDesc'}>
        <ImageButton src={image} label={yuan === undefined ? label || texts.choose : label ? `${label} ¥${yuan}` : texts.pay(yuan)} onClick={onPay} />
      </div>
    </BottomBar>
  )
}

/** A browser cannot pay, and an old app cannot either: what to do instead. */
function NoPanel() {
  const { notice } = useMessages(payMessages)
  const dispatch = useDispatch<AppLinkDispatch>()
  const isApp = pageHost().kind === 'nativeApp'
  return (
    <BottomBar>
      <Notice role="status">
        <strong>{notice.title}</strong>
        {isApp ? notice.old : notice.text}
      </Notice>
      <Button isBlock onClick={() => void dispatch(openAppLink('store'))}>
        {isApp ? notice.update : notice.app}
      </Button>
    </BottomBar>
  )
}
