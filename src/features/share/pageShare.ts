import { openHost, pageHost, type HostKind, type ShareCard, type SignPage } from '@/hosts'

/** The chat app takes a page's card only a moment after the page has come (spec 2 §9, ms). */
export const PAGE_SHARE_TIMEOUT_MS = 300

/** How long before each try (ms): the chat app may still check the signature, or the network may have failed once. */
const WAITS = [PAGE_SHARE_TIMEOUT_MS, 1_000, 3_000, 8_000]

const CORNER_MENUS: readonly HostKind[] = ['wechatMiniProgram', 'wechatWebView', 'alipayMiniProgram']

type PageShare = { readonly card: ShareCard; readonly sign: SignPage }

let wanted: PageShare | undefined
/** Of something else than the page, such as a reminder to a friend, from its mask until the page is left. */
let lent: PageShare | undefined
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
  /** In place of the page's, for what is shared by hand: the user finds the corner menu when the mask has closed. */
  lend: (share: PageShare): void => {
    lent = share
    lastSign = share.sign
    schedule()
  },
  /** Again, for what the host has forgotten while the mask lay above the page. */
  repeat: (): void => {
    if (lent ?? wanted) schedule()
  },
  /** A route later: the page's own again, which the host has forgotten too. */
  takeBack: (): void => {
    const hadCard = lent ?? wanted
    lent = undefined
    if (hadCard) schedule()
  },
  /** The page that set it has gone: the host shares its own idea of the page again, unless the next page brings a card. */
  reset: (): void => {
    wanted = undefined
    lent = undefined
    schedule()
  },
}

/** What is to be set next ends the tries of what came before. */
function schedule(tries = 0): void {
  if (tries === WAITS.length || !CORNER_MENUS.includes(pageHost().kind)) return
  // Only the card has to wait, not the code that sets it.
  void openHost()
  clearTimeout(timer)
  const mine = setTimeout(() => {
    line = line.then(apply).then((isRefused) => {
      if (isRefused && timer === mine) schedule(tries + 1)
    })
  }, WAITS[tries])
  timer = mine
}

/** Whether the host refused a card that it may take later. */
async function apply(): Promise<boolean> {
  const sign = lastSign
  if (!sign) return false
  const host = await openHost()
  const reply = await host.setPageShare((lent ?? wanted)?.card ?? null, sign)
  return !reply.ok && reply.failure.kind !== 'unsupported' && (lent ?? wanted) !== undefined
}
