import { useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import type { LivePage } from '@/blocks/definePage'
import { pageConfigOf } from '@/blocks/pageConfigOf'
import { useInviteCard } from '@/blocks/share/useInviteCard'
import { selectSourceId } from '@/features/entry'
import { selectIsLoggedIn } from '@/features/session'
import { share, shareChannels, usePageShare, type ShareDispatch } from '@/features/share'
import { parseConfig } from '@/lib/pageConfig'
import { useNavigate } from '@/lib/useNavigate'
import { homeConfig } from '../../config'
import { useQueryExamplePageQuery } from '../../endpoints'
import { prefix } from '../../prefix'
import type { HomeActions, HomeData } from './homeData'

/** The page for people: config and data from the server, actions that navigate and share. A closed gate and an ended session are not its concern. */
export function useHome(): LivePage<HomeData, HomeActions> {
  const sourceId = useSelector(selectSourceId) ?? ''
  const isLoggedIn = useSelector(selectIsLoggedIn)
  const dispatch = useDispatch<ShareDispatch>()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { data: page, error, isFetching, refetch } = useQueryExamplePageQuery({ sourceId }, { refetchOnMountOrArgChange: true })
  const cardOf = useInviteCard({ landing: `/${prefix}`, promotorCode: page?.promotorCode ?? '', customLink: undefined })
  const rawConfig = useMemo(() => pageConfigOf(page?.pageConfigs, 'home'), [page])
  const card = useMemo(() => parseConfig(homeConfig, rawConfig).config.cornerShare, [rawConfig])
  usePageShare(page && cardOf(card))
  if (!page) return error && !isFetching ? { status: 'failed', error, retry: () => void refetch() } : { status: 'loading' }
  return {
    status: 'ready',
    rawConfig,
    data: { activityStatus: page.isOpen ? 'open' : 'finished', isLoggedIn, friendsInvited: isLoggedIn ? page.friendsInvited : undefined },
    actions: {
      invite: (card) => dispatch(share({ card: cardOf(card), channels: shareChannels.standard })),
      login: () => void navigate(`/${prefix}/login${search}`, { state: { from: pathname + search, isBehind: true } }),
      open: (to) => void navigate(`/${prefix}/${to}${search}`),
    },
  }
}
