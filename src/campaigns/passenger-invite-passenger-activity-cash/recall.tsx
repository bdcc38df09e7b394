import { FriendsArt } from '@/blocks/result/art/FriendsArt'
import { headOf } from '@/blocks/result/OutcomeHero'
import type { ResultTexts } from '@/blocks/result/resultData'
import type { ResultPageOptions } from '@/blocks/result/resultPage'
import { useMessages } from '@/lib/i18n'
import { Coin } from '@/ui/art/parts'
import { Home, Parcel, Voucher } from './art/Between'
import { cashMessages } from './messages'

/** What is between the friends, by reward type: ride credit, a parcel of coupons, a coupon for the ride together, a discount that was kept. */
const heads = {
  1: headOf(() => <FriendsArt between={<Coin x={150} y={62} size={25} />} />),
  2: headOf(() => <FriendsArt between={<Parcel />} />),
  3: headOf(() => <FriendsArt between={<Voucher />} />),
  4: headOf(() => <FriendsArt between={<Home />} />),
}

/** Friends who come back, by reward type; type 5 never comes here (spec 1 §4, step 7). */
export const recallUser: ResultPageOptions = {
  look: 'friends',
  types: { param: 'inviteeRewardType', known: Object.keys(heads), heads },
  useTexts: (type) => {
    const { recall } = useMessages(cashMessages)
    return (recall as Readonly<Record<string, ResultTexts>>)[type] ?? recall.other
  },
  canInvite: true,
}
