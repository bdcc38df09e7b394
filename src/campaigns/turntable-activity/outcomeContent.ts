import type { RewardContent, RewardStep } from '@/blocks/reward/reward'
import type { zh as rewardZh } from '@/blocks/reward/messages'
import type { PrizeSector } from '@/blocks/turntable/config'
import type { Translation } from '@/lib/i18n'
import type { Prize } from '@/services/candle'
import type { TurntableDrawn } from './api'
import type { zh } from './messages'
import type { OwnActions } from './useTurntable'

type Given = {
  readonly texts: Translation<typeof zh>
  readonly reward: Translation<typeof rewardZh>
  readonly actions: OwnActions
  /** Of a coupon, in words. */
  readonly termsOf: (coupon: Prize) => string
  /** Marketing's picture of a prize is the one that lies on the wheel. */
  readonly sectors: readonly PrizeSector[]
  /** Undefined where a share gives no chance. */
  readonly share: (() => unknown) | undefined
}

/** What the dialog says of a draw, and the one clear next step. */
export const outcomeContent =
  ({ texts: { fillAddress, goodsNote, blankName }, reward: { know, use, again, share: shareIt }, actions, termsOf, sectors, share }: Given) =>
  ({ prizeId, prize, chances }: TurntableDrawn): RewardContent => {
    const more: RewardStep | undefined = chances > 0 ? { label: again, onClick: actions.draw } : share && { label: shareIt, onClick: share }
    if (!prize) return { reward: null, next: more ?? { label: know, onClick: () => undefined } }
    const isGoods = prize.kind === 'goods'
    const terms = isGoods ? goodsNote : prize.kind === 'coupon' ? termsOf(prize) : ''
    return {
      reward: { name: prize.name || blankName, cents: isGoods ? 0 : prize.cents, note: terms, image: sectors.find((sector) => sector.prizeId === prizeId)?.image },
      next: isGoods ? { label: fillAddress, onClick: () => actions.fillAddress(prize.id) } : { label: use, leave: (close) => actions.use(prize.link, close) },
      other: more,
    }
  }
