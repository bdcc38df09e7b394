import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { isBusinessError } from '@/api/apiError'
import { describeError } from '@/api/describeError'
import { CODE } from '@/api/errorCodes'
import type { LivePage } from '@/blocks/definePage'
import { pageConfigOf } from '@/blocks/pageConfigOf'
import { selectIsLoggedIn } from '@/features/session'
import { usePageRestored } from '@/lib/usePageRestored'
import { toast } from '@/ui/feedback/toast'
import { useQueryPipCashBarrageQuery } from '../../endpoints'
import { useCashPage } from '../../useCashPage'
import { entriesOf, toHomeData, type HomeActions, type HomeData } from './homeData'
import { useHomeActions } from './useHomeActions'

export function useHome(hasPage: (path: string) => boolean): LivePage<HomeData, HomeActions> {
  const isLoggedIn = useSelector(selectIsLoggedIn)
  const { page, sourceId, error, refetch } = useCashPage()
  const { data: winners = [] } = useQueryPipCashBarrageQuery({ sourceId }, { skip: !page })

  // The blacklist is tolerated on the first load alone; on a later one the server's words are shown (spec 2 §8).
  const reload = () => {
    void refetch().then((again) => {
      if (isBusinessError(again.error, CODE.blacklist)) toast.error(describeError(again.error))
    })
  }
  usePageRestored(reload)

  const entries = useMemo(() => entriesOf(hasPage), [hasPage])
  const actions = useHomeActions({ page, reload, hasPage })
  const data = useMemo(() => page && toHomeData(page, { isLoggedIn, winners, entries }), [page, isLoggedIn, winners, entries])
  const rawConfig = useMemo(() => pageConfigOf(page?.pageConfigs, 'home'), [page])

  if (data) return { status: 'ready', rawConfig, data, actions }
  if (error) return { status: 'failed', error, retry: () => void refetch() }
  return { status: 'loading' }
}
