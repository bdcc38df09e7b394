import { useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { TypedUseQuery } from '@reduxjs/toolkit/query/react'
import type { baseQuery } from '@/api/baseQuery'
import type { LivePage } from '@/blocks/definePage'
import { pageConfigOf } from '@/blocks/pageConfigOf'
import { useInviteCard } from '@/blocks/share/useInviteCard'
import { useShareCounted } from '@/blocks/share/useShareCounted'
import { useActivityPage } from '@/blocks/useActivityPage'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { selectEntry } from '@/features/entry'
import { selectIsLoggedIn } from '@/features/session'
import { share, shareChannels, shareFields, usePageShare, type ShareDispatch } from '@/features/share'
import { parseConfig, type ConfigFields } from '@/lib/pageConfig'
import { usePageRestored } from '@/lib/usePageRestored'
import type { ActivityPage, CallArg, Winner } from '@/services/candle'
import { wordedCard, type HomeActions, type HomeCard, type HomeData } from './homeData'
import type { HomePageOptions } from './homePage'

/** The hook that RTK Query makes of a call that names winners. */
export type UseWinnersQuery = TypedUseQuery<readonly Winner[], CallArg<undefined>, typeof baseQuery>

const noWinners: readonly Winner[] = []

/** Any home for users: config and data from the server, actions that navigate and share. A closed gate and an ended session are not its concern. */
export function useHomePage<Asked extends ActivityPage, Own extends object, Fields extends ConfigFields>(options: HomePageOptions<Asked, Own, Fields>): LivePage<HomeData<Own>, HomeActions> {
  const { usePage, useWinners, useTexts, toData, landing, sharePage, useShareCallback } = options
  // oxlint-disable-next-line react/hooks -- a page has one catalogue for its whole life
  const { card: words } = useTexts()
  const isLoggedIn = useSelector(selectIsLoggedIn)
  const { campaign } = useSelector(selectEntry)
  const dispatch = useDispatch<ShareDispatch>()
  const { open, logIn } = useCampaignNavigate()
  const { page, request, error, refetch } = useActivityPage(usePage)
  // oxlint-disable-next-line react/hooks -- a campaign names winners or does not, for the page's whole life
  const winners = useWinners?.({ request, args: undefined }, { skip: !page }).data ?? noWinners

  const reload = () => void refetch()
  usePageRestored(reload)

  const rawConfig = useMemo(() => pageConfigOf(page?.pageConfigs, 'home'), [page])
  const { cornerShare, customShareLink } = useMemo(() => parseConfig(shareFields, rawConfig).config, [rawConfig])
  const card = useMemo(() => wordedCard(cornerShare, words), [cornerShare, words])
  const cardOf = useInviteCard({ landing: `/${campaign ?? ''}${landing && `/${landing}`}`, promotorCode: page?.promotorCode ?? '', customLink: customShareLink || page?.customLink })
  usePageShare(page && cardOf(card))
  const onShared = useShareCounted(useShareCallback)
  const shareHome = (chosen: HomeCard) => dispatch(share({ card: cardOf(chosen), channels: shareChannels.standard, onShared }))

  const data = useMemo(() => page && { ...toData(page, isLoggedIn), status: page.status, ending: page.ending, isLoggedIn, winners }, [page, toData, isLoggedIn, winners])
  if (!data) return error ? { status: 'failed', error, retry: () => void refetch() } : { status: 'loading' }
  return {
    status: 'ready',
    rawConfig,
    data,
    actions: { invite: (chosen) => (sharePage === undefined ? shareHome(chosen) : open(sharePage)), login: logIn, share: shareHome, open, reload },
  }
}
