import { skipToken } from '@reduxjs/toolkit/query'
import { useSelector } from 'react-redux'
import { selectEntry } from '@/features/entry'
import { useHasTimedOut } from '@/lib/time/useHasTimedOut'
import { inviteeApi } from '@/services/candle'
import { offerOf, type Offer } from './offer'

/** How long the inviter's place is kept (ms). */
const OFFER_TIMEOUT_MS = 5_000

/** Who invites, and to what, as the link's code says. No page waits for it. */
export function useOffer(isWanted = true): Offer {
  const { sourceId, activityPromotorCode: promotorCode } = useSelector(selectEntry)
  const { data, isFetching } = inviteeApi.useQueryInviterCardQuery(isWanted && sourceId && promotorCode ? { sourceId, promotorCode } : skipToken)
  const hasTimedOut = useHasTimedOut(OFFER_TIMEOUT_MS)
  return offerOf(data, isFetching && !hasTimedOut)
}
