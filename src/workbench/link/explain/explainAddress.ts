import { chooseEnvironment } from '@config/env'
import { campaignEntered, entryReducer, entryRead, readEntry, type EntryState } from '@/features/entry'
import { autoLoginMethod } from '@/features/login'
import type { HostKind } from '@/hosts'
import { parseChoice } from '@/simulator/choice'
import type { Explanation, Guard, Route } from './explanation'
import { explainParams } from './explainParams'
import { readPlace, type AddressParts } from './readPlace'
import { routeOf, type Campaigns } from './routes'

export type AddressContext = {
  /** Every campaign of the registry, by its prefix. */
  readonly campaigns: Campaigns
  /** What an address without a host is on. */
  readonly origin: string
  /** The app around the page; an address on a developer's machine may name another. */
  readonly host: HostKind
  readonly isLoggedIn: boolean
}

/** What an address will do, and why. Makes no call: each fact comes from the app's own functions. Null for what is no web address. */
export function explainAddress(address: string, context: AddressContext): Explanation | null {
  const place = readPlace(address, context.origin)
  if (!place) return null
  const { environment, isKnownHost } = chooseEnvironment(place.hostname, null)
  const { stage, line, apiBase, appId, productId } = environment
  const route = routeOf(place.pathname, context.campaigns)
  const host = (stage === 'dev' ? parseChoice(place.search).host : null) ?? context.host
  const entry = entryOf(place, route, stage)
  const isPreview = route.to === 'page' && route.isPreview
  const autoLogin = autoLoginMethod({ hostKind: host, isLoggedIn: context.isLoggedIn, isIdentified: context.isLoggedIn, mis: entry.mis, isPreview })
  return {
    place,
    site: { stage, line, isKnownHost, apiBase, appId, productId },
    route,
    params: explainParams(place.search, place.hash, environment),
    entry,
    isDevelopmentActivity: entry.sourceId !== null && readEntry(place.search, '').sourceId === undefined,
    host,
    autoLogin,
    guard: guardOf(route, place, { isLoggedIn: context.isLoggedIn, isHostLoggingIn: autoLogin !== null }),
  }
}

/** The entry parameters after both steps of a visit: the address is read, then the campaign is entered. */
function entryOf({ search }: AddressParts, route: Route, stage: string): EntryState {
  const read = entryReducer(undefined, entryRead(readEntry(search, '')))
  const campaign = 'campaign' in route ? route.campaign : undefined
  return campaign ? entryReducer(read, campaignEntered({ prefix: campaign.prefix, developmentSourceId: stage === 'dev' ? campaign.developmentSourceId : null })) : read
}

function guardOf(route: Route, { search }: AddressParts, { isLoggedIn, isHostLoggingIn }: { readonly isLoggedIn: boolean; readonly isHostLoggingIn: boolean }): Guard {
  if (route.to !== 'page' || route.isPreview) return { is: 'open' }
  const { campaign, entry, path } = route
  if (campaign?.token === 'fromParent' && path in campaign.pages) return { is: 'parent' }
  if (!entry.login || !campaign) return { is: 'open' }
  if (isHostLoggingIn) return { is: 'host', loginPath: `/${campaign.prefix}/login${search}` }
  return isLoggedIn ? { is: 'passed' } : { is: 'login', loginPath: `/${campaign.prefix}/login${search}` }
}
