import { navigateExternally } from './navigateExternally'

/** Opens a link, in an app where one takes it; the page stays in the history. An object, so that a test can replace it. */
export const externalLink = {
  open: (link: string): void => void navigateExternally(link, 'assign'),
}
