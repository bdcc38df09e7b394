import { useDispatch, useSelector } from 'react-redux'
import { useHref } from '@/lib/useNavigate'
import { selectEntry } from '@/features/entry'
import { inviteLink } from '@/features/invite'
import { selectSession } from '@/features/session'
import { share, shareCardOf, shareChannels, usePageShare, type ShareDispatch } from '@/features/share'
import type { ConfigOf } from '@/lib/pageConfig'
import type { bookingConfig } from '../config'
import { useChannel } from './channel'

/** What marketing sets of a shared page; `link` leads elsewhere on purpose. */
export type ShareCard = ConfigOf<typeof bookingConfig>['cornerShare']

export type Share = {
  readonly linkOf: (card: ShareCard) => string
  readonly share: (card: ShareCard) => Promise<void>
}

/** The link to one of the campaign's pages, and the ways it can travel. `configured` is the page's card once it is known: the host's corner menu takes it too, except for Member users, who share nothing (spec 2 §6). */
export function useShare(path: string, sourceId: string | null, configured: ShareCard | undefined): Share {
  const { shareSourceId, channel } = useSelector(selectEntry)
  const { promotorCode } = useSelector(selectSession)
  const dispatch = useDispatch<ShareDispatch>()
  const page = useHref(path)
  const canShare = useChannel() === 'common'
  const { origin } = window.location
  const linkOf = ({ link }: ShareCard) =>
    inviteLink({ origin, path: page, sourceId: sourceId ?? '', promotorCode: promotorCode ?? '', shareSourceId: shareSourceId ?? '', channel: channel ?? '', customLink: link })
  const cardOf = (card: ShareCard) => shareCardOf(card, linkOf(card), origin)
  usePageShare(canShare && configured ? cardOf(configured) : undefined)
  return { linkOf, share: (card) => dispatch(share({ card: cardOf(card), channels: shareChannels.standard })) }
}
