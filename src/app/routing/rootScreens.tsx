import type { PageDefinition } from '@/campaigns/defineCampaign'
import { lazyScreen, type Screen } from './lazyScreen'
import { LivePageOrPreview } from './LivePageOrPreview'
import { rootPages } from './rootPages'

/** A page outside the campaigns, in its own chunk. */
function livePage(path: string, { load }: PageDefinition): [string, Screen] {
  const screen = lazyScreen(path, async () => {
    const { page } = await load()
    return () => <LivePageOrPreview page={page} name={path} />
  })
  return [path, screen]
}

/** The screens outside the campaigns, by path. The notices are with the unknown paths (`routing/UnknownPath.tsx`). */
export const rootScreens: ReadonlyMap<string, Screen> = new Map([
  ['', lazyScreen('start', () => import('../landing/StartPage').then(({ StartPage }) => StartPage))],
  ...Object.entries(rootPages).map(([path, entry]) => livePage(path, entry)),
])
