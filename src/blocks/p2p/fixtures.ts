import { homeStates } from '@/blocks/home/fixtures'
import { listStates } from '@/blocks/list/listStates'
import type { OfferSample } from '@/blocks/register/offer'
import type { InviteRow, Ladder } from '@/services/candle'
import { parseCities, type P2p, type P2pTab } from './calls'

/** A campaign's activity as previews, tests and the embedded backend know it (integer cents). */
export type P2pSample = {
  readonly mine: number
  readonly friends: number
  readonly thresholdCents: number
  readonly validDays: number
  readonly ladder: Ladder
  /** 'cityCode-cityName' items (spec 2 §3). */
  readonly cities: string
}

export const offerOfSample = ({ friends: cents, thresholdCents, validDays }: P2pSample): OfferSample => ({ cents, terms: { thresholdCents, validDays } })

const invitesOf = ({ mine: cents }: P2pSample): readonly InviteRow[] => [
  { id: '1', name: '138****5678', avatar: '', registeredAt: '11-18 09:32', status: 'rewarded', statusName: '已完单', note: '', deadline: '', cents },
  { id: '2', name: '小满', avatar: '', registeredAt: '11-17 20:05', status: 'inProgress', statusName: '待完成首单', note: '', deadline: '', cents },
]

export const invitationFixtures = (sample: P2pSample) => listStates<InviteRow, P2pTab>(invitesOf(sample), 'all')

export function homeFixtures(sample: P2pSample) {
  const { mine, friends, ladder, cities } = sample
  const shown: P2p = { offer: { mine, friends }, ladder, friendsInvited: 2, latestInvites: invitesOf(sample), cities: parseCities(cities) }
  const states = homeStates<P2p>(shown, { friendsInvited: undefined, latestInvites: [] })
  return {
    ...states,
    empty: { ...states.default, friendsInvited: 0, latestInvites: [] },
    withoutRule: { ...states.default, offer: { mine: undefined, friends: undefined }, ladder: [], cities: [] },
  }
}
