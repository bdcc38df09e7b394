/** How long an app may take to come to the front (ms). A phone does not tell that an app is missing: the page is still in front then. */
export const APP_TIMEOUT_MS = 1_500

/** Calls back if the app has not opened within the timeout. If the page was hidden meanwhile, the app did open. */
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
