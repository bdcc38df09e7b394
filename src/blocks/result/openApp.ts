import { externalNavigation } from '@/lib/history/externalNavigation'
import type { HostKind } from '@/hosts'
import { whenNoAppOpened } from '@/lib/page/whenNoAppOpened'

/** The chat apps open neither apps nor stores: what leads to them is not tried there. */
const CLOSED_HOSTS: readonly HostKind[] = ['wechatWebView', 'wechatMiniProgram', 'alipayMiniProgram']

type Ways = {
  readonly host: HostKind
  /** Marketing's own link; '' for the app at `place`. */
  readonly link: string
  /** A page of the app; '' is its home. */
  readonly place: string
  /** Of the line's own app. */
  readonly scheme: string
  /** Where the app can be downloaded for this phone; null where that is not known. */
  readonly store: string | null
  readonly onNoStore: () => void
  /** In the host's own way. */
  readonly onHost: () => void
}

/** Opens the app, or the page to download it from; a step back leads to what this page told. In the app itself there is no home to open, and no store follows. */
export function openApp({ host, link, place, scheme, store, onNoStore, onHost }: Ways): void {
  const isInApp = host === 'nativeApp'
  const target = link || `${scheme}://${place || 'home'}`
  const isPage = /^(https:|\/)/i.test(target)
  if ((isInApp && !link && !place) || (!isPage && CLOSED_HOSTS.includes(host))) return onHost()
  externalNavigation.assign(target)
  if (isPage || isInApp) return
  whenNoAppOpened(() => {
    if (store) externalNavigation.assign(store)
    else onNoStore()
  })
}
