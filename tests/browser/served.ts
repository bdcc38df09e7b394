import { site } from './driver/inBothBrowsers.ts'

type Listing = { readonly prefix: string; readonly sourceId: string; readonly urls: readonly string[] }

/** Every campaign of the served site, with the addresses of its pages. */
export const campaigns = (await (await fetch(new URL('/__mock__/campaigns', site))).json()) as readonly Listing[]

/** Whom a campaign is for: the pages of driver campaigns are a driver's. */
export const userOf = (prefix: string): string => (/^(wind-)?driver-/.test(prefix) ? '13900139000' : '13800138000')

/** Every page of every campaign, as an address. */
export const addresses: readonly string[] = campaigns.flatMap(({ urls }) => urls).map((url) => new URL(url, site).href)

/** Tests of the platform need a campaign, whichever it is: they take the first that has a home and a login page. */
function anyCampaign(): Listing {
  const has = ({ prefix, urls }: Listing, path: string): boolean => urls.some((url) => new URL(url, site).href.startsWith(`${site}${prefix}${path}?`))
  const found = campaigns.find((listing) => has(listing, '') && has(listing, '/login'))
  if (!found) throw new Error('No campaign of src/mocks/campaigns.ts has a home and a login page.')
  return found
}

export const { prefix, sourceId } = anyCampaign()

export const home = `${site}${prefix}?sourceId=${sourceId}`
export const login = `${site}${prefix}/login?sourceId=${sourceId}`

export const isReady = `document.documentElement.getAttribute('data-app') === 'ready'`

/** On a page of that campaign behind its login, with its content. */
export const isInside = `location.pathname.indexOf('/${prefix}') >= 0 && location.pathname.indexOf('/login') < 0 && ${isReady}`
