import type { EmptyPageOptions } from '@/blocks/empty/emptyPage'
import type { SharePageOptions } from '@/blocks/share/sharePage'
import { useMessages } from '@/lib/i18n'
import { samplePrize } from '@/blocks/play/fixtures'
import type { Chances } from '@/services/candle'
import { useQueryRandomCouponPageQuery, useRandomCouponShareCallbackMutation } from './api'
import { NoCards } from './art/NoCards'
import { couponDrawMessages } from './messages'

const useTexts = () => useMessages(couponDrawMessages)

export const soldOut: EmptyPageOptions = { useTexts: () => useTexts().empty, Art: NoCards, leadsTo: 'app' }

/** A friend lands on the home, and draws as well. */
export const sharePage: SharePageOptions = {
  usePage: useQueryRandomCouponPageQuery,
  useShareCallback: useRandomCouponShareCallbackMutation,
  landing: '',
  sampleCents: samplePrize.cents,
  // Today's share has given its draw.
  useTitle: (page?: Chances) => {
    const { shareOnly } = useTexts()
    return page?.canShare === false ? shareOnly : undefined
  },
  useTexts: () => {
    const { card, sharePage: texts } = useTexts()
    return { card, ...texts }
  },
}
