import { detectHost, type DetectedHost } from './detectHost'
import { pageTraits } from './pageTraits'

/** The address that the web view itself opened, before any navigation of ours: the chat app on iOS knows the page by it for ever. */
export const entryAddress = window.location.href

/** The host of this page; looked at anew each time, because the native app's bridge can come after the page. */
export const pageHost = (): DetectedHost => detectHost(pageTraits())
