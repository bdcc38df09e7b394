import { useSelector } from 'react-redux'
import { useHref, useLocation, useNavigate } from 'react-router'
import { selectEntry } from '@/features/entry'
import { inviteLink } from '@/features/invite'
import { selectSession } from '@/features/session'
import { copyText } from '@/lib/clipboard'
import { offerToShare } from '@/lib/offerToShare'
import { toast } from '@/ui/toast'
import { cashMessages } from '../../messages'
import type { CashPage } from '../../model'
import { prefix } from '../../prefix'
import { pathOf, type HomeActions } from './homeData'

type Situation = { readonly page: CashPage | undefined; readonly reload: () => void; readonly hasPage: (path: string) => boolean }

const SHARE = 'share'
const LANDING = 'invitee-register'

/** What a person can do on the live home. */
export function useHomeActions({ page, reload, hasPage }: Situation): HomeActions {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { sourceId, shareSourceId, channel } = useSelector(selectEntry)
  const { promotorCode } = useSelector(selectSession)
  const landing = useHref(hasPage(LANDING) ? `/${prefix}/${LANDING}` : `/${prefix}`)
  const goTo = (path: string, state?: object) => void navigate({ pathname: `/${prefix}/${path}`, search }, { state })

  const link = (customLink?: string) =>
    inviteLink({
      origin: window.location.origin,
      path: landing,
      sourceId: sourceId ?? '',
      promotorCode: page?.promotorCode || (promotorCode ?? ''),
      shareSourceId: shareSourceId ?? '',
      channel: channel ?? '',
      customLink: customLink || page?.customLink,
    })

  const copyLink = async (customLink?: string) => {
    const { linkCopied, copyFailed } = cashMessages.read()
    if (await copyText(link(customLink))) toast.success(linkCopied)
    else toast.error(copyFailed)
  }

  return {
    invite: () => (hasPage(SHARE) ? goTo(SHARE) : copyLink()),
    login: () => goTo('login', { from: pathname + search }),
    share: async ({ link: customLink, title, desc }) => {
      if (!(await offerToShare({ title, text: desc, url: link(customLink) }))) await copyLink(customLink)
    },
    open: (entry) => goTo(pathOf(entry)),
    timeRanOut: reload,
  }
}
