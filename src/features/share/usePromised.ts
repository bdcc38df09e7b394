import { skipToken } from '@reduxjs/toolkit/query'
import { useSelector } from 'react-redux'
import { selectSession } from '@/features/session'
import { parseQuery } from '@/lib/address/query'
import { useTimeout } from '@/lib/time/useTimeout'
import { inviteeApi } from '@/services/candle'
import type { Promised } from './poster/PosterPicture'

/** How long the poster waits for it (ms); it can do without. */
const PROMISE_TIMEOUT_MS = 3_000

/** What the page behind an invitation's link promises: who invites, and the reward. The user's own masked phone until that is known. */
export function usePromised(link: string): { readonly promised: Promised; readonly isAsked: boolean } {
  const query = parseQuery(link.replace(/^[^?]*|#.*$/g, ''))
  const [sourceId, promotorCode] = [query.get('sourceId'), query.get('promotorCode')]
  const { mobileMask } = useSelector(selectSession)
  const { data, isFetching } = inviteeApi.useQueryInviterCardQuery(sourceId && promotorCode ? { sourceId, promotorCode } : skipToken)
  const hasTimedOut = useTimeout(PROMISE_TIMEOUT_MS)
  const { name, avatar } = data?.inviter ?? { name: mobileMask ?? '', avatar: '' }
  return { promised: { name, avatar, cents: data?.cents ?? null }, isAsked: isFetching && !data && !hasTimedOut }
}
