import { globSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { dirname } from 'node:path'

/**
 * The page that an address may name, read from the address as it was sent by nginx (PCRE) and by Node alike. No page has an escape or a dot in its address,
 * so what is found is safe to put into a path.
 */
export const pageAddress = (base: string): string => `^/+${base.slice(1, -1)}(?=/)(?<mph5_page>(?:/+[\\w-]+)*)(?:/+(?:index\\.html)?)?(?:[?#]|$)`

/** Pages by their addresses below the base path in small letters, without slashes at either end; '' is the start page, whose document any unknown address gets. */
export type Addresses = ReadonlyMap<string, string>

export const addressesOf = (pages: readonly string[]): Addresses => new Map(pages.map((page) => [page.toLowerCase(), page]))

/** Those that have a document in a built folder: `<address>/index.html`. */
export const documentsIn = (folder: string): Addresses =>
  addressesOf(globSync('**/index.html', { cwd: folder, exclude: ['assets', 'documents'] }).map((file) => dirname(file).replace(/^\.$/, '')))

/** The path of an address as a file system would read it, or undefined where it means none. */
export function pathOf(address: string): string | undefined {
  try {
    // Slashes at the start would be a host's.
    const path = decodeURIComponent(new URL(address.replace(/^\/+/, '/'), 'http://localhost').pathname)
    return path.includes('\0') ? undefined : path
  } catch {
    return undefined
  }
}

const isHidden = (path: string): boolean => /(?:^|\/)\./.test(path)

/** Only a person's navigation falls back to the start page's document: a missing script must be a 404, not a page. `path` is below the base path. */
const isNavigation = (accept: string, path: string): boolean => /text\/html/i.test(accept) && !/\.[a-z0-9]+$/i.test(path) && !isHidden(path) && !/^(?:assets|documents)\//.test(path)

/**
 * The page whose document answers, or undefined where a file does, or nothing. A page's own document is sent for every request, because those who draw a link's
 * preview say nothing of what they take. As in the app, neither case nor spare slashes matter (src/app/routing/screenPath.ts).
 */
export function documentFor({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>, base: string, known: Addresses): string | undefined {
  const named = new RegExp(pageAddress(base)).exec(url)?.groups?.mph5_page?.toLowerCase().split('/').filter(Boolean).join('/')
  const page = named === undefined ? undefined : known.get(named)
  if (page !== undefined) return page
  const path = pathOf(url)
  return path?.startsWith(base) && isNavigation(headers.accept ?? '', path.slice(base.length)) ? '' : undefined
}
