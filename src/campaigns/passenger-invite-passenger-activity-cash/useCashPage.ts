import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { selectEntry } from '@/features/entry'
import { selectSession } from '@/features/session'
import { useQueryPipCashPageQuery } from './endpoints'
import { refusedCashPage } from './model'
import { toCashPageRequest } from './toCashPageRequest'

/**
 * The campaign's page call, for every page that shows somebody's money. What was earned or withdrawn on one of them must show on the
 * others, so each asks again when it is opened. `error` is of the last try, and gone while another is on its way. `page` is there also behind a refusal that the campaign lives with (spec 2 §4).
 */
export function useCashPage() {
  const entry = useSelector(selectEntry)
  const session = useSelector(selectSession)
  const request = toCashPageRequest(entry, session)
  const { data: answered, error: told, isFetching, refetch } = useQueryPipCashPageQuery(request, { refetchOnMountOrArgChange: true })
  const page = useMemo(() => refusedCashPage(told, answered) ?? answered, [told, answered])
  return { page, sourceId: request.sourceId, error: isFetching ? undefined : told, isFetching, refetch }
}
