import { leave } from '@/blocks/login/leave'

/** The native app's own home. */
const APP_LINK = 'saicmobility://home'

/** How long an app may take to come to the front before the store is shown instead (ms). */
const APP_LIMIT = 1_500

type Ways = {
  /** Marketing's own link; '' for the app. */
  readonly link: string
  /** Where the app is to be had on this phone; null where that is not known. */
  readonly store: string | null
  readonly onNoStore: () => void
}

/** Opens the app, or the page that it can be had from. A phone does not tell that an app is missing: the page is still in front then. */
export function openApp({ link, store, onNoStore }: Ways): void {
  const target = link || APP_LINK
  leave.to(target)
  if (/^(https:|\/)/i.test(target)) return
  setTimeout(() => {
    if (document.hidden) return
    if (store) leave.to(store)
    else onNoStore()
  }, APP_LIMIT)
}
