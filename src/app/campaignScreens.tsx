import type { ReactNode } from 'react'
import type { AnyPage } from '@/blocks/definePage'
import type { Campaign, PageEntry } from '@/campaigns/defineCampaign'
import { fallbackPages } from './fallbackPages'
import { LatePreview } from './LatePreview'
import { lazyElement } from './lazyElement'
import { LivePageOrPreview } from './LivePageOrPreview'
import { LoginGuard } from './LoginGuard'

/** What lies under a campaign's prefix, by path in lower case: its pages, their previews, their guards, and what every campaign has besides. */
export function campaignScreens(campaign: Campaign): ReadonlyMap<string, ReactNode> {
  const pages = Object.entries({ ...fallbackPages(campaign), ...campaign.pages })
  return new Map(pages.flatMap(([path, entry]) => pageScreens(campaign.prefix, path, entry)).map(([path, screen]) => [path.toLowerCase(), screen]))
}

function pageScreens(prefix: string, path: string, entry: PageEntry): [string, ReactNode][] {
  const name = `${prefix}/${path}`
  const screens: [string, ReactNode][] = []
  if (entry.preview !== 'only') screens.push([path, guarded(prefix, path, entry, pageElement(name, entry, LivePageOrPreview))])
  if (entry.preview) screens.push([path === '' ? 'preview' : `${path}/preview`, pageElement(name, entry, LatePreview)])
  return screens
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
