import { NavigationType } from 'react-router'
import { withoutBase } from './routing/basePath'
import type { Navigation } from './navigationPort'
import type { AppRouter } from './routing/router'

/** The reaction table's view of the router. */
export function navigationOf({ history, navigate }: Pick<AppRouter, 'history' | 'navigate'>): Navigation {
  return {
    current: () => {
      const { pathname, search, state } = history.location
      return { pathname: withoutBase(pathname), search, state: state as unknown, wasReplace: history.action === NavigationType.Replace }
    },
    replace: (path, { state }) => navigate(path, { replace: true, state }),
    uncovered: () => history.uncovered(),
  }
}
