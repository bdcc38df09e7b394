import { useLayoutEffect, useState } from 'react'
import { Router, useLocation } from 'react-router'
import { HistoryContext } from '@/lib/history/historyContext'
import { ROUTER_BASENAME } from './basePath'
import { LazyCampaign } from './LazyCampaign'
import { rootScreens } from './rootScreens'
import type { AppRouter, CampaignChunk } from './router'
import { screenPath } from './screenPath'
import { ScreenSlot } from '../screen/ScreenSlot'
import { LazyUnknownPath } from './LazyUnknownPath'
import { useScreenFocus } from '../screen/useScreenFocus'
import { useScrollPosition } from '../screen/useScrollPosition'

/** The screen of the current address. */
export function AppRoutes({ router: { history, campaigns } }: { readonly router: AppRouter }) {
  const [{ action, location }, setVisit] = useState(() => ({ action: history.action, location: history.location }))
  useLayoutEffect(() => history.listen(setVisit), [history])
  return (
    <HistoryContext value={history}>
      <Router basename={ROUTER_BASENAME} navigator={history} navigationType={action} location={location}>
        <CurrentScreen campaigns={campaigns} />
      </Router>
    </HistoryContext>
  )
}

/** No address has a variable part, so a table of paths is enough. A campaign's table is known once it is loaded. */
function CurrentScreen({ campaigns }: { readonly campaigns: ReadonlyMap<string, CampaignChunk> }) {
  useScreenFocus()
  useScrollPosition()
  const { whole, prefix, rest } = screenPath(useLocation().pathname)
  const chunk = campaigns.get(prefix)
  return <ScreenSlot>{chunk ? <LazyCampaign key={prefix} chunk={chunk} path={rest} /> : (rootScreens.get(whole)?.element ?? <LazyUnknownPath />)}</ScreenSlot>
}
