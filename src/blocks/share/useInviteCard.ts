import { useSelector } from 'react-redux'
import { useHref } from '@/lib/history/useNavigate'
import { selectEntry } from '@/features/entry'
import { inviteLink, withInviter } from '@/features/invite'
import { selectSession } from '@/features/session'
import { shareCardOf, type ConfiguredCard } from '@/features/share'
import type { ShareCard } from '@/hosts'

export type Invitation = {
  /** Where friends land, from the root of the app: `/<prefix>/invitee-register`. */
  readonly landing: string
  /** As the page call says it; the session's own until then. */
  readonly promotorCode: string
  /** The server's link, where its custom link flag is 1 (spec 2 §3). */
  readonly customLink?: string | undefined
  /** Marketing's `customShareLink` of the page, for cards without a link of their own (spec 1 §3). */
  readonly pageLink?: string
}

type MarketingCard = ConfiguredCard & { readonly link: string }

/** Makes marketing's card the card of this person's invitation: the server's link where it gives one, marketing's, or the built one, or the path of a mini program, and in each of them who invites. */
export function useInviteCard({ landing, promotorCode, customLink, pageLink }: Invitation): (card: MarketingCard) => ShareCard {
  const entry = useSelector(selectEntry)
  const session = useSelector(selectSession)
  const path = useHref(landing)
  return (card) => {
    const { origin } = window.location
    const inviter = {
      sourceId: entry.sourceId ?? '',
      promotorCode: promotorCode || (session.promotorCode ?? ''),
      shareSourceId: entry.shareSourceId ?? '',
      channel: entry.channel ?? '',
    }
    const link = inviteLink({ ...inviter, origin, path, customLink: customLink || card.link || pageLink })
    return shareCardOf({ ...card, miniLink: card.miniLink && withInviter(card.miniLink, inviter) }, link, origin)
  }
}
