import { useDispatch, useSelector } from 'react-redux'
import { useHref } from 'react-router'
import { selectEntry } from '@/features/entry'
import { inviteLink } from '@/features/invite'
import { selectSession } from '@/features/session'
import { share, shareCardOf, shareChannels, usePageShare, type ShareDispatch } from '@/features/share'
import type { ConfigOf } from '@/lib/pageConfig'
import type { bookingConfig } from '../config'

/** What marketing sets of a shared page; `link` leads elsewhere on purpose. */
export type ShareCard = ConfigOf<typeof bookingConfig>['cornerShare']

export type Share = {
  /** Member-channel users share nothing (spec 2 §6). */
  readonly canShare: boolean
  readonly linkOf: (card: ShareCard) => string
  readonly share: (card: ShareCard) => Promise<void>
}

/** The link to one of the campaign's pages, and the ways it can travel. `configured` is the page's card once it is known: the host's corner menu takes it too. */
export function useShare(path: string, sourceId: string | null, configured: ShareCard | undefined): Share {
  const { shareSourceId, channel, passengerChannel } = useSelector(selectEntry)
  const { promotorCode } = useSelector(selectSession)
  const dispatch = useDispatch<ShareDispatch>()
  const page = useHref(path)
  const canShare = passengerChannel === 1
  const { origin } = window.location
  const linkOf = ({ link }: ShareCard) =>
    inviteLink({ origin, path: page, sourceId: sourceId ?? '', promotorCode: promotorCode ?? '', shareSourceId: shareSourceId ?? '', channel: channel ?? '', customLink: link })
  const cardOf = (card: ShareCard) => shareCardOf(card, linkOf(card), origin)
  usePageShare(canShare && configured ? cardOf(configured) : undefined)
  return { canShare, linkOf, share: (card) => dispatch(share({ card: cardOf(card), channels: shareChannels.standard })) }
}
