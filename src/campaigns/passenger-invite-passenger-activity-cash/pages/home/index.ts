import { definePage, type Page } from '@/blocks/definePage'
import { homeConfig } from '../../config'
import { homeFixtures } from '../../fixtures'
import type { HomeActions, HomeData } from './homeData'
import { HomeSkeleton } from './HomeSkeleton'
import { HomeView } from './HomeView'
import { useHome } from './useHome'

/** `hasPage` says which of the campaign's pages exist: the home shows a way to those alone. */
export function homePage(hasPage: (path: string) => boolean): Page<typeof homeConfig, HomeData, HomeActions> {
  return definePage({
    kind: 'home',
    config: homeConfig,
    fixtures: homeFixtures,
    actionNames: ['invite', 'login', 'share', 'open', 'timeRanOut'],
    useLive: () => useHome(hasPage),
    View: HomeView,
    Skeleton: HomeSkeleton,
  })
}
