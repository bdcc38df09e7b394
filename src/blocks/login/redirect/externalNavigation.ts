import { navigateExternally } from '@/lib/history/navigateExternally'

/** Leaves the app for another document or another app; false where the browser refuses. An object, so that a test can replace it. */
export const externalNavigation = {
  to: (url: string): boolean => navigateExternally(url, 'replace'),
}
