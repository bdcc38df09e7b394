import { NavigationType } from 'react-router'
import { BASE_PATH } from './basePath'
import type { Navigation } from './navigationPort'
import type { AppRouter } from './router'

/** The reaction table's view of the router. `current` is where the app is heading, also while that screen is still on its way. */
export function navigationOf(router: AppRouter): Navigation {
  let lastReplaced: string | undefined
  return {
    current: () => {
      const { navigation, location: shown, historyAction } = router.state
      const { pathname, search, state } = navigation.location ?? shown
      const wasReplace = navigation.location ? pathname + search === lastReplaced : historyAction === NavigationType.Replace
      return { pathname: withoutBase(pathname), search, state: state as unknown, wasReplace }
    },
    replace: async (path, { state }) => {
      lastReplaced = BASE_PATH + path
      await router.navigate(path, { replace: true, state })
    },
  }
}

function withoutBase(pathname: string): string {
  return pathname.toLowerCase().startsWith(BASE_PATH) ? pathname.slice(BASE_PATH.length) || '/' : pathname
}
