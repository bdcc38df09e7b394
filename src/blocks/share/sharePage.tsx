import { useMemo, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import { definePage, type LivePage, type Page } from '@/blocks/definePage'
import { useLoginLauncher } from '@/blocks/intent/useLoginLauncher'
import { isTurnedAway } from '@/blocks/isNotForUser'
import { pageConfigOf } from '@/blocks/pageConfigOf'
import { useActivityPage, type UsePageQuery } from '@/blocks/useActivityPage'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { selectEntry } from '@/features/entry'
import { selectIsAutoLoginPending } from '@/features/login'
import { selectIsLoggedIn } from '@/features/session'
import { share, shareChannels, shareLink, usePageShare, useInviteOffer, type ShareDispatch, type ShareRequest } from '@/features/share'
import { useMessages } from '@/lib/i18n'
import { parseConfig } from '@/lib/pageConfig'
import type { ActivityPage, PageError } from '@/services/candle'
import { shareConfig } from './config'
import { shareFixtures } from './fixtures'
import { sharePageMessages } from './messages'
import type { ConfiguredShare, SharePageActions, SharePageData, SharePageTexts, StandardTexts } from './shareData'
import { SharePageSkeleton } from './SharePageSkeleton'
import { SharePageView } from './SharePageView'
import { useInviteCard } from './useInviteCard'
import { useReportShare, type UseShareCallback } from './useReportShare'

export type SharePageOptions = {
  /** The campaign's page call, which knows the user's code. */
  // oxlint-disable-next-line typescript/no-explicit-any -- whatever the campaign's page call says besides
  readonly usePage: UsePageQuery<any>
  /** The campaign's page where friends land. */
  readonly landing: string
  readonly useShareCallback?: UseShareCallback
  /** The campaign's own words, where they are not about cash. */
  readonly useTexts?: () => SharePageTexts
  /** The heading for what the page says of this user, where the usual one would promise too much; undefined for the usual one. */
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  readonly useTitle?: (page: any) => string | undefined
  /** A poster that lies on its side, as it hangs behind a car seat. */
  readonly isLandscape?: true
  /** What the sample of previews promises. */
  readonly sampleCents?: number
}

/** Where the user invites from: the poster with their own code, and the ways to share of the host. */
export function sharePage(configKey: string, options: SharePageOptions): Page<typeof shareConfig, SharePageData, SharePageActions> {
  return definePage({
    kind: 'share',
    config: shareConfig,
    fixtures: shareFixtures(options.sampleCents),
    useDefaults: () => {
      const { title, share: buttonDesc, card } = useShareTexts(options)
      return { title, buttonDesc, shareCard: card }
    },
    actionNames: ['share', 'copyLink', 'goHome', 'login'],
    useLive: () => useSharePage(configKey, options),
    View: (page) => <SharePageView {...page} texts={useShareTexts(options)} isLandscape={options.isLandscape ?? false} />,
    Skeleton: () => <SharePageSkeleton isLandscape={options.isLandscape ?? false} title={useShareTexts(options).title} />,
  })
}

const useShareTexts = ({ useTexts }: SharePageOptions): StandardTexts & SharePageTexts => {
  const standard = useMessages(sharePageMessages)
  // oxlint-disable-next-line react/hooks -- a page has one catalogue for its whole life
  return { ...standard, ...useTexts?.() }
}

function useSharePage(configKey: string, options: SharePageOptions): LivePage<SharePageData, SharePageActions> {
  const { usePage, landing, useShareCallback, useTitle } = options
  const { card: words, poster: posterWords } = useShareTexts(options)
  const { page: asked, error, refetch } = useActivityPage<ActivityPage>(usePage)
  // Whom the campaign's home tells of a refusal by itself, a reward received before, may share all the same.
  const { carried, bare } = (error as PageError<ActivityPage> | undefined) ?? {}
  const refused = bare && (carried ?? bare)
  // It stays while the page is asked for anew, as after each share.
  const [known, keep] = useState<ActivityPage>()
  if (!asked && refused && refused !== known) keep(refused)
  const page = asked ?? refused ?? (isTurnedAway(error) ? undefined : known)
  // oxlint-disable-next-line react/hooks -- a page has a heading of its own or has none, for its whole life
  const title = useTitle?.(page)
  const onShared = useReportShare(useShareCallback)
  const { campaign } = useSelector(selectEntry)
  const { open } = useCampaignNavigate()
  const { pathname, search } = useLocation()
  const logIn = useLoginLauncher()
  const isLoggedOut = !useSelector(selectIsLoggedIn)
  const isLoggingIn = useSelector(selectIsAutoLoginPending)
  const dispatch = useDispatch<ShareDispatch>()
  const cardOf = useInviteCard({ landing: `/${campaign ?? ''}${landing && `/${landing}`}`, promotorCode: page?.promotorCode ?? '', customLink: page?.customLink })
  const rawConfig = pageConfigOf(page?.pageConfigs, configKey)
  const configured = useMemo(() => parseConfig(shareConfig, rawConfig).config.shareCard, [rawConfig])
  // Without a session there is no inviter whom a friend would come by, in the corner menu either.
  const isOpen = page?.status === 'open' && !isLoggedOut
  const { link } = cardOf(configured)
  const offer = useInviteOffer(isOpen ? link : '')
  usePageShare(isOpen ? cardOf(worded(configured, words)) : undefined)
  if (isLoggedOut && isLoggingIn) return { status: 'loading' }
  if (!page) return error ? { status: 'failed', error, retry: () => void refetch() } : { status: 'loading' }

  const requestOf = (card: ConfiguredShare, posterImage = ''): ShareRequest => ({ card: cardOf(card), channels: shareChannels.standard, posterImage, posterWords, onShared })
  return {
    status: 'ready',
    rawConfig,
    data: { activityStatus: page.status, link, title, ...offer, isLoggedOut },
    actions: {
      share: (card, posterImage) => dispatch(share(requestOf(card, posterImage))),
      copyLink: (card) => dispatch(shareLink(requestOf(card))),
      goHome: () => open(''),
      login: () => logIn({ to: pathname + search }),
    },
  }
}

/** The corner menu shares what the page's own button does. */
function worded(card: ConfiguredShare, words: StandardTexts['card']): ConfiguredShare {
  return { ...card, title: card.title || words.title, desc: card.desc || words.desc }
}
