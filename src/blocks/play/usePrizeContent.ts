import type { RewardContent } from '@/blocks/rewardDialog/reward'
import { useMessages } from '@/lib/i18n'
import type { Prize } from '@/services/candle'
import { playMessages } from './messages'
import type { PrizeActions } from './usePrizeActions'
import { useShownPrize } from './useShownPrize'

/** What the dialog says of a prize that may be a thing, and the one way on: to its use, or to where it is to be sent. */
export function usePrizeContent({ use: leadToUse, fillAddress }: PrizeActions): (prize: Prize) => Pick<RewardContent, 'next'> & { readonly reward: NonNullable<RewardContent['reward']> } {
  const texts = useMessages(playMessages)
  const shownOf = useShownPrize()
  return (prize) => {
    const reward = shownOf(prize)
    if (prize.kind !== 'goods') return { reward, next: { label: texts.use, leave: (close) => leadToUse(prize.link, close) } }
    return { reward: { ...reward, cents: 0, note: texts.goodsNote }, next: { label: texts.fillAddress, onClick: () => fillAddress(prize.id) } }
  }
}
