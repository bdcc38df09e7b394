import { enterCampaign, selectEntry } from '@/features/entry'
import { selectIsLoggedIn } from '@/features/session'
import { withoutBase } from './basePath'
import type { AppRouter } from './router'
import { screenPath } from './screenPath'
import type { AppStore } from '../store'

/** The document's first paint is shown meanwhile; a screen that is not loaded by then shows its skeleton (ms). */
const TIMEOUT_MS = 300

/**
 * Waits for the code of the address's screen, which the document has requested together with the entry, so that the first render is the
 * screen itself. The screen shows a failure to load.
 */
export function awaitFirstScreen(router: AppRouter, store: AppStore): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, TIMEOUT_MS)
    void loadScreen(router, store)
      .catch(() => undefined)
      .then(() => {
        clearTimeout(timer)
        resolve()
      })
  })
}

async function loadScreen({ history, campaigns }: AppRouter, { dispatch, getState }: AppStore): Promise<void> {
  const { pathname, search } = history.location
  const { prefix, rest } = screenPath(withoutBase(pathname))
  const loaded = await campaigns.get(prefix)?.read()
  if (!loaded) return
  if (selectEntry(getState()).campaign !== prefix) dispatch(enterCampaign(loaded.campaign, search))
  await loaded.screens.get(rest)?.load?.(selectIsLoggedIn(getState()))
}
