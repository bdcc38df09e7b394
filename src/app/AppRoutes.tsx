import { useLayoutEffect, useState } from 'react'
import { Router, useRoutes } from 'react-router'
import { HistoryProvider } from '@/lib/useLeaveGuard'
import { BASE_PATH } from './basePath'
import { LateCampaign } from './LateCampaign'
import { rootRoute } from './rootRoutes'
import type { AppRouter, CampaignChunk } from './router'

/** The screen of the current address. */
export function AppRoutes({ router: { history, campaigns } }: { readonly router: AppRouter }) {
  const [{ action, location }, setVisit] = useState(() => ({ action: history.action, location: history.location }))
  useLayoutEffect(() => history.listen(setVisit), [history])
  return (
    <HistoryProvider value={history}>
      <Router basename={BASE_PATH} navigator={history} navigationType={action} location={location}>
        <Screens campaigns={campaigns} />
      </Router>
    </HistoryProvider>
  )
}

/** Every campaign has the addresses under its prefix; which of them lead somewhere is known once it is loaded. */
function Screens({ campaigns }: { readonly campaigns: ReadonlyMap<string, CampaignChunk> }) {
  const [routes] = useState(() => rootRoute([...campaigns].map(([prefix, chunk]) => ({ path: `${prefix}/*`, element: <LateCampaign key={prefix} chunk={chunk} /> }))))
  return useRoutes(routes)
}
