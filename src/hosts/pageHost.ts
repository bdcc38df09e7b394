import { detectHost, type DetectedHost } from './detectHost'
import { pageTraits } from './pageTraits'

/** The address that the web view itself opened, before any navigation of the app: the chat app on iOS identifies the page by it. */
export const entryAddress = window.location.href

/** The host of this page; detected at each call, because the native app's bridge can be injected later. */
export const pageHost = (): DetectedHost => detectHost(pageTraits())
