import { skipToken } from '@reduxjs/toolkit/query'
import { useSelector } from 'react-redux'
import { selectSession } from '@/features/session'
import { parseQuery } from '@/lib/url/query'
import { useIsOverdue } from '@/lib/time/useIsOverdue'
import { inviteeApi } from '@/services/candle'
import type { InviteOffer } from './poster/PosterPicture'

/** How long the poster waits for the offer from when it is asked for (ms); then it is drawn without. */
const OFFER_TIMEOUT_MS = 3_000

/** The offer behind an invitation's link. Until it is loaded, the inviter is the user's own masked phone. `isAsked`: it is worth waiting for. */
export function useInviteOffer(link: string): { readonly offer: InviteOffer; readonly isAsked: boolean } {
  const query = parseQuery(link.replace(/^[^?]*|#.*$/g, ''))
  const [sourceId, promotorCode] = [query.get('sourceId'), query.get('promotorCode')]
  const { mobileMask } = useSelector(selectSession)
  const { data, isFetching } = inviteeApi.useQueryInviterCardQuery(sourceId && promotorCode ? { sourceId, promotorCode } : skipToken)
  const isOverdue = useIsOverdue(isFetching, OFFER_TIMEOUT_MS)
  const { name, avatar } = data?.inviter ?? { name: mobileMask ?? '', avatar: '' }
  return { offer: { name, avatar, cents: data?.cents ?? null }, isAsked: isFetching && !data && !isOverdue }
}
