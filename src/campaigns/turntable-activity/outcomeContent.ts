import type { RewardContent, RewardStep } from '@/blocks/reward/reward'
import type { zh as rewardZh } from '@/blocks/reward/messages'
import type { usePrizeContent } from '@/blocks/play/usePrizeContent'
import type { PrizeSector } from '@/blocks/turntable/config'
import type { Translation } from '@/lib/i18n'
import type { TurntableDrawn } from './api'

type Given = {
  readonly words: Translation<typeof rewardZh>
  readonly contentOf: ReturnType<typeof usePrizeContent>
  readonly draw: () => void
  /** Marketing's picture of a prize is the one that lies on the wheel. */
  readonly sectors: readonly PrizeSector[]
  /** Undefined where a share gives no chance. */
  readonly share: (() => unknown) | undefined
}

/** What the dialog says of a draw, and the one clear next step. */
export const outcomeContent =
  ({ words, contentOf, draw, sectors, share }: Given) =>
  ({ prizeId, prize, chances }: TurntableDrawn): RewardContent => {
    const more: RewardStep | undefined = chances > 0 ? { label: words.again, onClick: draw } : share && { label: words.share, onClick: share }
    if (!prize) return { reward: null, next: more ?? { label: words.know, onClick: () => undefined } }
    const { reward, next } = contentOf(prize)
    return { reward: { ...reward, image: sectors.find((sector) => sector.prizeId === prizeId)?.image }, next, other: more }
  }
