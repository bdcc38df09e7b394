import type { ComponentType } from 'react'
import type { Campaign, PageDefinition } from '@/campaigns/defineCampaign'
import type { InjectSlices } from '@/lib/storage/lazySlice'
import { fallbackLogin } from './fallbackLogin'
import { LazyPreview, type NamedPage } from './LazyPreview'
import { lazyScreen, type Screen } from './lazyScreen'
import { LazyTokenGate, tokenGate } from './LazyTokenGate'
import { LivePageOrPreview } from './LivePageOrPreview'
import { LoginGuard } from './LoginGuard'

/** The screens under a campaign's prefix, by path in lower case: its pages, their previews and guards, and a login: a forced logout leads to it. The notices that a gate leads to are under every name (`routing/UnknownPath.tsx`). */
export function campaignScreens(campaign: Campaign, inject: InjectSlices): ReadonlyMap<string, Screen> {
  const pages = Object.entries<PageDefinition>({ login: fallbackLogin(campaign), ...campaign.pages })
  return new Map(pages.flatMap(([path, entry]) => pageScreens(campaign, path, entry, inject)).map(([path, screen]) => [path.toLowerCase(), screen]))
}

function pageScreens(campaign: Campaign, path: string, entry: PageDefinition, inject: InjectSlices): [string, Screen][] {
  const { prefix } = campaign
  const name = path === '' ? prefix : `${prefix}/${path}`
  const screens: [string, Screen][] = []
  if (entry.preview !== 'only') screens.push([path, behindGate(campaign, name, entry, guarded(prefix, path, entry, pageScreen(name, entry, LivePageOrPreview, inject)))])
  if (entry.preview) screens.push([path === '' ? 'preview' : `${path}/preview`, pageScreen(name, entry, LazyPreview, inject)])
  return screens
}

/** A home must not share the campaign's chunk name: loading one would clear the reload mark of the other, and the page would reload for ever. */
const chunkName = (name: string): string => (name.includes('/') ? name : `${name}/`)

function pageScreen(name: string, { load }: PageDefinition, Mount: ComponentType<NamedPage>, inject: InjectSlices): Screen {
  return lazyScreen(chunkName(name), async () => {
    const { page } = await load()
    await inject(page.slices)
    return () => <Mount page={page} name={name} />
  })
}

function guarded(prefix: string, path: string, { login }: PageDefinition, screen: Screen): Screen {
  return login ? { element: <LoginGuard key={path} prefix={prefix}>{screen.element}</LoginGuard>, load: (isLoggedIn) => isLoggedIn && screen.load?.(true) } : screen
}

/** The login that every campaign has needs no token. */
function behindGate({ token, pages }: Campaign, name: string, entry: PageDefinition, screen: Screen): Screen {
  const isOwn = Object.values(pages).includes(entry)
  return token && isOwn ? { element: <LazyTokenGate key={name} name={name}>{screen.element}</LazyTokenGate>, load: (isLoggedIn) => Promise.all([tokenGate.read(), screen.load?.(isLoggedIn)]) } : screen
}
