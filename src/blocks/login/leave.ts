/** Leaves the app for another document or another app. An object, so that a test can stand in its way. */
export const leave = {
  to: (url: string): void => window.location.replace(url),
}
