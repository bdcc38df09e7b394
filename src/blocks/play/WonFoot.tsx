import { couponMessages } from '@/blocks/coupons/messages'
import { useMessages } from '@/lib/i18n'
import type { HeldPrize } from '@/services/candle'
import { Button } from '@/ui/form/Button'
import { playMessages } from './messages'

type WonFootProps = {
  readonly share: string
  /** Of a prize that the page knows from before; one that was drawn just now can be used. */
  readonly status?: HeldPrize['status'] | undefined
  /** Undefined where the draw gave nothing. */
  readonly onUse: (() => unknown) | undefined
  readonly onShare: () => unknown
}

/** Below what was won: its use, while it can be used, and a friend to tell of it. */
export function WonFoot({ share, status = 'usable', onUse, onShare }: WonFootProps) {
  const { use } = useMessages(playMessages)
  const { status: statusWords } = useMessages(couponMessages)
  return (
    <>
      {onUse && (
        <Button isBlock isLocked={status !== 'usable'} onClick={onUse}>
          {status === 'usable' ? use : statusWords(status, '')}
        </Button>
      )}
      <Button isBlock {...(onUse && { kind: 'secondary', size: 'medium' })} onClick={onShare}>
        {share}
      </Button>
    </>
  )
}
