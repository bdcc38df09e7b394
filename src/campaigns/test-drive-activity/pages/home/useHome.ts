import { useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import { useNavigate } from '@/lib/useNavigate'
import type { LivePage } from '@/blocks/definePage'
import { selectEntry } from '@/features/entry'
import { selectIsLoggedIn } from '@/features/session'
import { orderAskedFor } from '@/features/testDrive'
import { usePageRestored } from '@/lib/usePageRestored'
import { withParams } from '@/lib/query'
import { useChannel } from '../../activity/channel'
import { followLink } from '../../activity/followLink'
import { orderPath, PATH } from '../../activity/paths'
import { useGetMessageBannerQuery, useGetTestDriveOrderBannerQuery, useGetTestDrivePageBannerQuery } from '../../endpoints'
import { onlyActivity, type HomeActions, type HomeData } from './homeData'

const FRESH = { refetchOnMountOrArgChange: true }

/** Whoever was led here because an activity offers nothing must see the list, not be led back to it. */
export const STAY = { mayStay: true }
const isStaying = (state: unknown): boolean => typeof state === 'object' && state !== null && 'mayStay' in state

export function useHome(): LivePage<HomeData, HomeActions> {
  const { cityCode, passengerChannel } = useSelector(selectEntry)
  const channel = useChannel()
  const isLoggedIn = useSelector(selectIsLoggedIn)
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const where = { cityCode: cityCode ?? '' }
  const page = useGetTestDrivePageBannerQuery({ ...where, passengerChannel }, FRESH)
  const message = useGetMessageBannerQuery(where, FRESH)
  const orders = useGetTestDriveOrderBannerQuery(where, { ...FRESH, skip: !isLoggedIn })
  const [now] = useState(() => Date.now())
  const reload = () => {
    void page.refetch()
    void message.refetch()
    if (isLoggedIn) void orders.refetch()
  }
  usePageRestored(reload)

  const { data, isFetching, error } = page
  const only = data && !isFetching && !isStaying(state) ? onlyActivity(data.banners) : null
  useEffect(() => {
    if (only !== null) void navigate(PATH.entry + withParams(search, { sourceId: only }), { replace: true })
  }, [only, navigate, search])

  const actions: HomeActions = {
    openActivity: (sourceId) => {
      dispatch(orderAskedFor())
      void navigate(PATH.entry + withParams(search, { sourceId }))
    },
    openOrder: ({ sourceId, orderNo }) => void navigate(orderPath(withParams(search, { sourceId }), orderNo)),
    openMessage: () => followLink(message.data?.link ?? '', navigate),
    reload,
  }
  if (only !== null || (isFetching && !data)) return { status: 'loading' }
  if (!data) return { status: 'failed', error, retry: reload }
  const home: HomeData = {
    channel,
    banners: data.banners,
    message: message.data ?? null,
    orders: isLoggedIn ? (orders.data ?? []) : [],
    now,
  }
  return { status: 'ready', rawConfig: data.config, data: home, actions }
}
