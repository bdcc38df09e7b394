/** Writes what is still waiting to be written when the page is hidden or left; iOS 10 fires only `pagehide` on a navigation. */
export function persistOnPageHide(persistNow: () => void): void {
  window.addEventListener('pagehide', persistNow)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') persistNow()
  })
}
