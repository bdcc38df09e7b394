/** How long an app may take to come to the front (ms). A phone does not tell that an app is missing: the page is still in front then. */
export const APP_TIMEOUT_MS = 1_500

/** Calls back where the app that was just asked for has not come to the front. A page that has been behind it stops its clocks, and goes on with them once its user is back: a user who was away has found the app. */
export function whenNoAppOpened(callBack: () => void): void {
  const end = () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', end)
  }
  const timer = setTimeout(() => {
    end()
    if (!document.hidden) callBack()
  }, APP_TIMEOUT_MS)
  document.addEventListener('visibilitychange', end)
}
