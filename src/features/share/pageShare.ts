import { openHost, pageHost, type HostKind, type ShareCard, type SignPage } from '@/hosts'

/** The chat app takes a page's card only a moment after the page has come (spec 2 §9, ms). */
export const PAGE_SHARE_TIMEOUT_MS = 300

const CORNER_MENUS: readonly HostKind[] = ['wechatMiniProgram', 'wechatWebView', 'alipayMiniProgram']

type PageShare = { readonly card: ShareCard; readonly sign: SignPage }

let wanted: PageShare | undefined
let lastSign: SignPage | undefined
let timer: ReturnType<typeof setTimeout> | undefined
// One after the other: an answer to an earlier card must not land after the newer one's.
let line: Promise<unknown> = Promise.resolve()

/** What the corner menu of the host around this page shares, 300 ms from now. Hosts without such a menu are not even opened. */
export const pageShare = {
  set: (share: PageShare): void => {
    wanted = share
    lastSign = share.sign
    schedule()
  },
  /** Again, for what the host has forgotten meanwhile: after a route, after the mask. */
  repeat: (): void => {
    if (wanted) schedule()
  },
  /** The page that set it has gone: the host shares its own idea of the page again, unless the next page brings a card. */
  reset: (): void => {
    wanted = undefined
    schedule()
  },
}

function schedule(): void {
  if (!CORNER_MENUS.includes(pageHost().kind)) return
  // Only the card has to wait, not the code that sets it.
  void openHost()
  clearTimeout(timer)
  timer = setTimeout(() => {
    line = line.then(apply)
  }, PAGE_SHARE_TIMEOUT_MS)
}

async function apply(): Promise<void> {
  const sign = lastSign
  if (!sign) return
  const host = await openHost()
  await host.setPageShare(wanted?.card ?? null, sign)
}
