import type { ReactNode } from 'react'
import type { RouteObject } from 'react-router'
import type { AnyPage } from '@/blocks/definePage'
import { PreviewPage } from '@/blocks/PreviewPage'
import type { Campaign, PageEntry } from '@/campaigns/defineCampaign'
import { CampaignShell } from './CampaignShell'
import { fallbackPages } from './fallbackPages'
import { lazyElement } from './lazyElement'
import { LivePageOrPreview } from './LivePageOrPreview'
import { LoginGuard } from './LoginGuard'
import { UnknownPath } from './UnknownPath'

/** What lies under a campaign's prefix, from its definition: its pages, their previews, their guards, and what every campaign has besides. */
export function campaignRoute(campaign: Campaign): RouteObject {
  const pages = Object.entries({ ...fallbackPages(campaign), ...campaign.pages })
  return {
    element: <CampaignShell campaign={campaign} />,
    children: [...pages.flatMap(([path, entry]) => pageRoutes(campaign.prefix, path, entry)), { path: '*', element: <UnknownPath prefix={campaign.prefix} /> }],
  }
}

function pageRoutes(prefix: string, path: string, entry: PageEntry): RouteObject[] {
  const name = `${prefix}/${path}`
  const routes: RouteObject[] = []
  if (entry.preview !== 'only') routes.push(routeAt(path, guarded(prefix, path, entry, pageElement(name, entry, LivePageOrPreview))))
  if (entry.preview) routes.push(routeAt(path === '' ? 'preview' : `${path}/preview`, pageElement(name, entry, PreviewPage)))
  return routes
}

function routeAt(path: string, element: ReactNode): RouteObject {
  return path === '' ? { index: true, element } : { path, element }
}

function pageElement(name: string, { load }: PageEntry, Mount: (props: { page: AnyPage }) => ReactNode): ReactNode {
  return lazyElement(name, async () => {
    const { page } = await load()
    return () => <Mount page={page} />
  })
}

function guarded(prefix: string, path: string, { login }: PageEntry, element: ReactNode): ReactNode {
  return login ? <LoginGuard key={path} prefix={prefix}>{element}</LoginGuard> : element
}
