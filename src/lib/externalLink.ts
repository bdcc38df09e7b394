import { navigateExternally } from './navigateExternally'

/** Hands a link to whichever app takes it, or follows it; the way back to the page stays. An object, so that a test can stand in its way. */
export const externalLink = {
  open: (link: string): void => void navigateExternally(link, 'assign'),
}
