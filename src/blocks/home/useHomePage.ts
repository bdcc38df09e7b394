import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import type { TypedUseQuery } from '@reduxjs/toolkit/query/react'
import type { baseQuery } from '@/api/baseQuery'
import type { LivePage, PageActions } from '@/blocks/definePage'
import { INVITE, type Intent } from '@/blocks/intent/intent'
import { useCampaignShare } from '@/blocks/share/useCampaignShare'
import { useActivityPage } from '@/blocks/useActivityPage'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { useIntent } from '@/blocks/intent/useIntent'
import { useLoginLauncher } from '@/blocks/intent/useLoginLauncher'
import { selectIsLoggedIn } from '@/features/session'
import type { ConfigFields } from '@/lib/pageConfig'
import { withParams } from '@/lib/url/query'
import { useGateHold } from '@/lib/page/gateHold'
import { usePageReturned } from '@/lib/page/usePageReturned'
import { useStableActions } from '@/lib/useStableActions'
import type { ActivityPage, CallArg, Winner } from '@/services/candle'
import type { HomeActions, HomeCard, HomeData } from './homeData'
import type { AboutArgs, HomePageOptions } from './homePage'

/** The hook that RTK Query makes of a call that names winners. */
export type UseWinnersQuery = TypedUseQuery<readonly Winner[], CallArg<undefined>, typeof baseQuery>

const noWinners: readonly Winner[] = []

/** Any home for users: config and data from the server, actions that navigate and share. A closed gate and an ended session are not its concern. */
export function useHomePage<Asked extends ActivityPage, Own extends object, Fields extends ConfigFields, Actions extends PageActions, Args extends AboutArgs>(options: HomePageOptions<Asked, Own, Fields, Actions, Args>): LivePage<HomeData<Own>, HomeActions & Actions> {
  const { usePage, about, useWinners, useExtras, useTexts, toData, landing, sharePage, useShareCallback, channels } = options
  // oxlint-disable-next-line react/hooks -- a page has one catalogue for its whole life
  const { card: words, poster: posterWords } = useTexts()
  const isLoggedIn = useSelector(selectIsLoggedIn)
  const { addressOf, open } = useCampaignNavigate()
  const logIn = useLoginLauncher()
  const { pathname, search } = useLocation()
  const { page, request, args, error, isFetching, refetch } = useActivityPage(usePage, about)
  // oxlint-disable-next-line react/hooks -- a campaign names winners or does not, for the page's whole life
  const winners = useWinners?.({ request, args: undefined }, { skip: !page }).data ?? noWinners

  const reload = () => void refetch()
  // oxlint-disable-next-line react/hooks -- a home asks for more or does not, for its whole life
  const extras = useExtras?.(request, { page, reload: refetch, isWanted: page !== undefined && isLoggedIn })
  // A day, or a week, may have gone by (spec 2 §9).
  usePageReturned(() => {
    if (!extras?.isHeld) reload()
  })
  // A page that has nothing to show shows no result.
  useGateHold(page !== undefined && extras?.holdsGate === true)

  const { rawConfig, card, link, share } = useCampaignShare({ page, landing: `${landing && `/${landing}`}${withParams('', args ?? {})}`, words, channels, posterWords, useShareCallback })
  const invite = (chosen: HomeCard) => (sharePage === undefined ? share(chosen) : open(sharePage))
  const login = (intent?: Intent) => {
    const isDoneHere = intent !== undefined && (extras?.intents?.[intent] ?? extras?.followUps?.[intent]) !== undefined
    const path = intent === INVITE ? sharePage : isDoneHere ? undefined : intent
    logIn({ to: path === undefined ? pathname + search : addressOf(path), ...(intent === undefined ? {} : { intent }) })
  }
  useIntent(page !== undefined && !isFetching, (intent) => {
    const followUp = extras?.followUps?.[intent]
    if (followUp) return void followUp()
    const here = extras?.intents?.[intent]
    if (!here && intent !== INVITE) return isPagePath(intent) ? open(intent) : undefined
    // What the backend says of this user, it says only now.
    if (page?.status === 'open') void (here ? here() : invite(card))
  })

  const actions = useStableActions({ invite, login, share, open, reload, ...extras?.actions })
  const data = useMemo(() => page && { ...toData(page, isLoggedIn), status: page.status, ending: page.ending, isLoggedIn, winners, link }, [page, toData, isLoggedIn, winners, link])
  if (!data) return error ? { status: 'failed', error, retry: () => void refetch() } : { status: 'loading' }
  return {
    status: 'ready',
    rawConfig,
    data: { ...data, ...extras?.data },
    actions: actions as HomeActions & Actions,
  }
}

/** What is no page's path was to be done here, and the page does not offer it any more. */
const isPagePath = (intent: Intent): boolean => /^[\w/-]+$/.test(intent)
