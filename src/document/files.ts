/** What the document knows of one bundle, written by the build; paths are relative to the base path. Nothing in it grows with the number of campaigns. */
export type BundleFiles = {
  /** What every page loads, in order. */
  readonly entry: readonly string[]
  /** The first file of a campaign, with `*` in the place of its prefix. */
  readonly campaign?: string
  /** What the login page of any campaign loads besides. */
  readonly login: readonly string[]
}

export type DocumentFiles = { readonly base: string; readonly modern: BundleFiles; readonly legacy?: BundleFiles }

/** What a campaign's first file says of the others: the hash of each by its number, and which of them a page needs by its address, which has a slash. */
type CampaignFiles = { readonly [chunk: number]: string; readonly [address: `${string}/${string}`]: readonly string[] }

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to the browser's own type
  interface Window {
    __files?: CampaignFiles
  }
}

/** The first segments of addresses that belong to no campaign (src/app/rootScreens.tsx, src/app/start/noticePages.ts). */
const OUTSIDE = /^(?:invalid-activity|driver-promotor-code-bind)$/

/** Routes forgive case and spare slashes (src/app/screenPath.ts). */
const partsOf = (path: string): string[] => path.toLowerCase().split('/').filter((part) => part !== '')

/** The first file of the campaign that a path belongs to, if it may belong to one: whether there is such a campaign is the app's to know. */
export function campaignFileOf({ campaign }: BundleFiles, path: string): string | undefined {
  const prefix = partsOf(path)[0] || ''
  return campaign && /^[\w-]+$/.test(prefix) && !OUTSIDE.test(prefix) ? campaign.replace('*', prefix) : undefined
}

/** What the path alone says: every login page is made of the same files. */
export function commonFilesOf({ login }: BundleFiles, path: string): readonly string[] {
  const parts = partsOf(path)
  return parts.length === 2 && parts[1] === 'login' ? login : []
}

/** What the campaign's first file adds to that, once it has run. */
export function pageFilesOf(path: string): readonly string[] {
  const parts = partsOf(path)
  return (window.__files || {})[`${parts[0]}/${parts.slice(1).join('/')}`] || []
}
