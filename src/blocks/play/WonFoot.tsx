import { couponMessages } from '@/blocks/coupons/messages'
import { useMessages } from '@/lib/i18n'
import type { GrantedPrize, Prize } from '@/services/candle'
import { Button } from '@/ui/form/Button'
import { playMessages } from './messages'

type WonFootProps = {
  readonly share: string
  /** Of what was won: not all of it is spent on a ride. */
  readonly kind: Prize['kind'] | undefined
  /** A prize that the page knows from before; one that was drawn just now can be used. */
  readonly held?: Pick<GrantedPrize, 'status' | 'statusName'> | null | undefined
  /** Undefined where the draw gave nothing. */
  readonly onUse: (() => unknown) | undefined
  readonly onShare: () => unknown
}

/** Below what was won: its use, while it can be used, and a friend to tell of it. */
export function WonFoot({ share, kind, held, onUse, onShare }: WonFootProps) {
  const { use, look } = useMessages(playMessages)
  const { status: statusWords } = useMessages(couponMessages)
  const isUsable = !held || held.status === 'usable'
  const way = kind === 'cash' || kind === 'coupon' ? use : look
  const label = isUsable ? way : statusWords(held.status, held.statusName)
  return (
    <>
      {onUse && label && (
        <Button isBlock isLocked={!isUsable} onClick={onUse}>
          {label}
        </Button>
      )}
      <Button isBlock {...(onUse && { kind: 'secondary', size: 'medium' })} onClick={onShare}>
        {share}
      </Button>
    </>
  )
}
