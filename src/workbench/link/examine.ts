import { chooseEnvironment } from '@config/env'
import type { AnyPage } from '@/blocks/definePage'
import { loginConfig } from '@/blocks/login/config'
import type { SessionState } from '@/features/session'
import type { HostKind } from '@/hosts'
import { parseConfig } from '@/lib/pageConfig'
import { callThrough, type AccountListing } from '@/simulator/backend'
import { logInAs } from '@/simulator/session/logInAs'
import { explainAddress } from './explain/explainAddress'
import { explainLogin, NO_LINKS, type LoginLinks, type LoginRow } from './explain/explainLogin'
import type { Explanation, Route } from './explain/explanation'
import { pagesOf, type Campaigns } from './explain/routes'
import type { Send } from './visit/listenToCalls'
import { visitPage, type Visit } from './visit/visitPage'

export type Workshop = {
  readonly campaigns: Campaigns
  /** What an address without a host is on. */
  readonly origin: string
  readonly send: Send
}

export type Visitor = { readonly host: HostKind; /** The visitor's phone; null for a visitor who is not logged in. */ readonly mobile: string | null }

/** What the app would do with an address, by its rules and by the embedded backend's current answers. */
export type Report = {
  readonly explanation: Explanation
  readonly visitor: Visitor
  /** The backend's words for a phone that it does not let in. */
  readonly refusedLogin: string
  /** The page that was opened: the address's own, or the login page before it. Null where nothing is asked. */
  readonly page: AnyPage | null
  readonly visit: Visit | null
  readonly logins: readonly LoginRow[]
}

/** Null for a text that is no web address. */
export async function examine(address: string, visitor: Visitor, { campaigns, origin, send }: Workshop): Promise<Report | null> {
  const context = { campaigns, origin, host: visitor.host }
  if (!explainAddress(address, { ...context, isLoggedIn: false })) return null
  const { session, refusedLogin } = await sessionOf(visitor.mobile, send)
  const explanation = explainAddress(address, { ...context, isLoggedIn: session !== null })
  if (!explanation) return null
  const { route, guard } = explanation
  const nothing: Report = { explanation, visitor, refusedLogin, page: null, visit: null, logins: [] }
  if (route.to !== 'page' || route.isPreview) return nothing
  const own = (await route.entry.load()).page
  const open = (page: AnyPage, pathname: string): Promise<Visit> => visitAt(page, pathname, { explanation, session, send })
  const loginPage = await loginPageOf(route)
  const isStopped = guard.is === 'login' || guard.is === 'host'
  const page = isStopped && loginPage ? loginPage : own
  const visit = await open(page, isStopped ? (guard.loginPath ?? '').replace(/\?.*$/, '') : pathnameOf(route, explanation))
  const links = await linksOf(own, visit, () => (loginPage && page !== loginPage ? open(loginPage, `/${route.campaign?.prefix ?? ''}/login`) : Promise.resolve(visit)))
  return { ...nothing, page, visit, logins: explainLogin(explanation, { routes: own.inviteeRoutes ?? null, links }) }
}

type PageRoute = Extract<Route, { to: 'page' }>

const pathnameOf = ({ campaign, path }: PageRoute, { place }: Explanation): string => (campaign ? `/${campaign.prefix}${path && `/${path}`}` : place.pathname)

async function loginPageOf({ campaign }: PageRoute): Promise<AnyPage | null> {
  const entry = campaign && pagesOf(campaign).login
  return entry ? (await entry.load()).page : null
}

/** The target links that marketing set: on a register page its own, else those of the campaign's login page. */
async function linksOf(own: AnyPage, visit: Visit, visitLogin: () => Promise<Visit>): Promise<LoginLinks> {
  const { rawConfig } = own.kind === 'register' ? visit : await visitLogin()
  return rawConfig === undefined ? NO_LINKS : parseConfig(loginConfig, rawConfig).config
}

function visitAt(page: AnyPage, pathname: string, { explanation: { place, route }, session, send }: { readonly explanation: Explanation; readonly session: SessionState | null; readonly send: Send }): Promise<Visit> {
  const { environment } = chooseEnvironment(place.hostname, null)
  const campaign = 'campaign' in route ? route.campaign : undefined
  return visitPage({ page, campaign, environment, session, origin: place.origin, pathname, search: place.search, send })
}

async function sessionOf(mobile: string | null, send: Send): Promise<{ readonly session: SessionState | null; readonly refusedLogin: string }> {
  if (mobile === null) return { session: null, refusedLogin: '' }
  try {
    const { loginCode, accounts } = (await (await send('/__mock__/accounts', {})).json()) as AccountListing
    const userType = accounts.find((account) => account.mobile === mobile)?.userType === 2 ? 2 : 1
    return { session: await logInAs(mobile, userType, loginCode, (path, body, headers) => callThrough(send, path, body, headers)), refusedLogin: '' }
  } catch (error) {
    return { session: null, refusedLogin: error instanceof Error ? error.message : String(error) }
  }
}
