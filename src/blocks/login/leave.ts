import { tryToLeave } from '@/lib/tryToLeave'

/** Leaves the app for another document or another app; false where the browser does not go there. An object, so that a test can stand in its way. */
export const leave = {
  to: (url: string): boolean => tryToLeave(url, 'replace'),
}
