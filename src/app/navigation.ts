import { NavigationType } from 'react-router'
import { withoutBase } from './routing/basePath'
import type { Navigation } from './navigationPort'
import type { AppRouter } from './routing/router'
import { screenPath } from './routing/screenPath'

/** The reaction table's view of the router. */
export function navigationOf({ history, campaigns, navigate }: Pick<AppRouter, 'history' | 'campaigns' | 'navigate'>): Navigation {
  return {
    current: () => {
      const { pathname, search, state } = history.location
      return { pathname: withoutBase(pathname), search, state: state as unknown, wasReplace: history.action === NavigationType.Replace }
    },
    campaignHere: () => {
      const { prefix, rest } = screenPath(withoutBase(history.location.pathname))
      const chunk = campaigns.get(prefix)
      return chunk ? { isRegister: chunk.loaded()?.campaign.pages[rest]?.kind === 'register' } : null
    },
    replace: (path, { state }) => void navigate(path, { replace: true, state }),
    uncovered: () => history.uncovered(),
  }
}
