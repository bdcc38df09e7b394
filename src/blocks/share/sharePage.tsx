import { useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import { useNavigate } from '@/lib/useNavigate'
import { definePage, type LivePage, type Page } from '@/blocks/definePage'
import type { HomeStatus } from '@/blocks/home/ctaOf'
import { selectSession } from '@/features/session'
import { share, shareChannels, shareLink, usePageShare, type ShareDispatch, type ShareRequest } from '@/features/share'
import { parseConfig } from '@/lib/pageConfig'
import { shareConfig } from './config'
import { shareFixtures } from './fixtures'
import { sharePageMessages } from './messages'
import type { ConfiguredShare, SharePageActions, SharePageData } from './shareData'
import { SharePageView } from './SharePageView'
import { useInviteCard } from './useInviteCard'

/** What the campaign knows of this person's invitation. */
export type InvitationSource =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly status: 'ready'; readonly rawConfig: unknown; readonly activityStatus: HomeStatus; readonly promotorCode: string; readonly customLink: string | undefined }

export type SharePageOptions = {
  readonly prefix: string
  /** The campaign's page where friends land. */
  readonly landing: string
  readonly useSource: () => InvitationSource
  /** The campaign's ShareCallback. Nobody waits for it. */
  readonly useShared: () => () => unknown
}

/** Where somebody invites from: the poster with their own code, and the ways to share of the host. */
export function sharePage(options: SharePageOptions): Page<typeof shareConfig, SharePageData, SharePageActions> {
  return definePage({
    kind: 'share',
    config: shareConfig,
    fixtures: shareFixtures,
    actionNames: ['share', 'copyLink', 'goHome'],
    useLive: () => useSharePage(options),
    View: SharePageView,
  })
}

function useSharePage({ prefix, landing, useSource, useShared }: SharePageOptions): LivePage<SharePageData, SharePageActions> {
  // oxlint-disable-next-line react/hooks -- the campaign's hooks are the same for the page's whole life
  const source = useSource()
  // oxlint-disable-next-line react/hooks -- as above
  const onShared = useShared()
  const { mobileMask } = useSelector(selectSession)
  const { search } = useLocation()
  const navigate = useNavigate()
  const dispatch = useDispatch<ShareDispatch>()
  const ready = source.status === 'ready' ? source : undefined
  const cardOf = useInviteCard({ landing: `/${prefix}/${landing}`, promotorCode: ready?.promotorCode ?? '', customLink: ready?.customLink })
  const rawConfig = ready?.rawConfig
  const configured = useMemo(() => parseConfig(shareConfig, rawConfig).config.shareCard, [rawConfig])
  const isOpen = ready?.activityStatus === 'open'
  usePageShare(isOpen ? cardOf(worded(configured)) : undefined)
  if (!ready) return source as Exclude<InvitationSource, { status: 'ready' }>

  const requestOf = (card: ConfiguredShare, posterImage = ''): ShareRequest => ({ card: cardOf(card), channels: shareChannels.standard, posterImage, onShared })
  return {
    status: 'ready',
    rawConfig,
    data: { activityStatus: ready.activityStatus, link: cardOf(configured).link, inviter: mobileMask ?? '' },
    actions: {
      share: (card, posterImage) => dispatch(share(requestOf(card, posterImage))),
      copyLink: (card) => dispatch(shareLink(requestOf(card))),
      goHome: () => void navigate(`/${prefix}${search}`),
    },
  }
}

/** The corner menu shares what the page's own button does. */
function worded(card: ConfiguredShare): ConfiguredShare {
  const words = sharePageMessages.read().card
  return { ...card, title: card.title || words.title, desc: card.desc || words.desc }
}
