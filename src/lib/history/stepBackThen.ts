import { currentLocation } from './browserEntries'

/** A web view that does not go back when it is told to (ms). */
const STEP_BACK_TIMEOUT_MS = 1_000

/** One step back, then `then` on the page that is there; also where the web view does not step. `navigate` is the router's. */
export function stepBackThen(navigate: (delta: -1) => unknown, then: () => void): void {
  const { pathname } = currentLocation()
  const finish = (): void => {
    clearTimeout(timer)
    window.removeEventListener('popstate', look)
    then()
  }
  // A sheet that closes meanwhile steps too, and stays on the page.
  const look = (): void => {
    if (currentLocation().pathname !== pathname) finish()
  }
  const timer = setTimeout(finish, STEP_BACK_TIMEOUT_MS)
  window.addEventListener('popstate', look)
  void navigate(-1)
}
