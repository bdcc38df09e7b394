import { navigateExternally } from '@/lib/history/navigateExternally'

/** Leaves the app for another document or another app; false where the browser does not go there. An object, so that a test can stand in its way. */
export const externalNavigation = {
  to: (url: string): boolean => navigateExternally(url, 'replace'),
}
