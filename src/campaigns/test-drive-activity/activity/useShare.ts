import { useSelector } from 'react-redux'
import { useHref } from 'react-router'
import { selectEntry } from '@/features/entry'
import { inviteLink } from '@/features/invite'
import { selectSession } from '@/features/session'
import { copyText } from '@/lib/clipboard'
import { offerToShare } from '@/lib/offerToShare'
import { toast } from '@/ui/toast'
import { testDriveMessages } from '../messages'

/** What marketing sets of a shared page; `link` leads elsewhere on purpose. */
export type ShareCard = { readonly link: string; readonly title: string; readonly desc: string }

export type Share = {
  /** Member-channel users share nothing (spec 2 §6). */
  readonly canShare: boolean
  readonly linkOf: (card: ShareCard) => string
  readonly share: (card: ShareCard) => Promise<void>
}

/** The link to one of the campaign's pages, and the ways it can travel: the system's share sheet, or the clipboard. */
export function useShare(path: string, sourceId: string | null): Share {
  const { shareSourceId, channel, passengerChannel } = useSelector(selectEntry)
  const { promotorCode } = useSelector(selectSession)
  const page = useHref(path)
  const linkOf = ({ link }: ShareCard) =>
    inviteLink({
      origin: window.location.origin,
      path: page,
      sourceId: sourceId ?? '',
      promotorCode: promotorCode ?? '',
      shareSourceId: shareSourceId ?? '',
      channel: channel ?? '',
      customLink: link,
    })
  return {
    canShare: passengerChannel === 1,
    linkOf,
    share: async (card) => {
      const url = linkOf(card)
      if (await offerToShare({ title: card.title, text: card.desc, url })) return
      const { copied, failed } = testDriveMessages.read().share
      if (await copyText(url)) toast.success(copied)
      else toast.error(failed)
    },
  }
}
