import type { ReactNode } from 'react'
import type { RewardRow } from '@/services/candle'
import { Badge } from './Row.styles'

/** Small round pictures at the head of a row: decoration. */
function Round({ children }: { readonly children: ReactNode }) {
  return (
    <Badge viewBox="0 0 40 40" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
      {children}
    </Badge>
  )
}

export function FriendBadge() {
  return (
    <Round>
      <circle cx="20" cy="15.5" r="4.5" />
      <path d="M11.5 29c.6-5 3.9-7.5 8.5-7.5s7.9 2.5 8.5 7.5" />
    </Round>
  )
}

/** What was got: a ticket, a thing, or a medal for all else. */
export function RewardBadge({ kind }: { readonly kind: RewardRow['kind'] }) {
  if (kind === 'coupon')
    return (
      <Round>
        <path d="M10 14h20v3.5a2.5 2.5 0 0 0 0 5V26H10v-3.5a2.5 2.5 0 0 0 0-5zM24 17v6" />
      </Round>
    )
  if (kind === 'goods')
    return (
      <Round>
        <path d="M12 19.5h16V29H12zM10.5 15h19v4.5h-19zM20 15v14M20 15c-3 0-5.5-1-5.5-3s3.5-2.5 5.5 3c2-5.5 5.5-5 5.5-3s-2.5 3-5.5 3z" />
      </Round>
    )
  return (
    <Round>
      <path d="M15 10l3.5 7M25 10l-3.5 7" />
      <circle cx="20" cy="23.5" r="6.5" />
      <path d="M20 20.8v5.4M17.9 22.3l2.1-1.5" />
    </Round>
  )
}

export function WalletBadge() {
  return (
    <Round>
      <path d="M11 15.5a2.5 2.5 0 0 1 2.5-2.5H27v4" />
      <rect x="11" y="15.5" width="18.5" height="13" rx="2.5" />
      <path d="M29.5 20H25a2 2 0 0 0 0 4h4.5" />
    </Round>
  )
}
