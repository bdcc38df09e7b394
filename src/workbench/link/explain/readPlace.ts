import { cleanPath } from '@/app/routing/cleanAddress'
import { ROUTER_BASENAME, withoutBase } from '@/app/routing/basePath'

/** A typed address as the browser and then the app read it. */
export type AddressParts = {
  readonly origin: string
  readonly hostname: string
  /** Without the base path, as routes are written; corrected as the app corrects the address bar (`app/routing/cleanAddress.ts`). */
  readonly pathname: string
  /** What was corrected in the path, or added to it. */
  readonly isCorrected: boolean
  /** No host serves it: what is not below the base path, as it is written, never reaches the app. The rest is said of the address as it was meant. */
  readonly isOutside: boolean
  readonly search: string
  readonly hash: string
}

/** The host's own root leads to the base path. */
const SERVED = new RegExp(`^/*(?:${ROUTER_BASENAME.slice(1)}(?:/|$)|$)`)
const LOCAL = /^([\w-]+\.)*localhost(:\d+)?$|^\d{1,3}(\.\d{1,3}){3}(:\d+)?$/

/** `text` as it was pasted: with or without scheme, host and base path, in quotes or angle brackets. Null for what is no web address. Never throws. */
export function readPlace(text: string, origin: string): AddressParts | null {
  const typed = unwrapped(text.trim().replace(/^[<"'\u201c\u2018\u300c]+|[>"'\u201d\u2019\u300d]+$/g, ''))
  if (typed === '') return null
  try {
    const url = new URL(wholeAddress(typed), origin)
    if (!/^https?:$/.test(url.protocol)) return null
    const path = cleanPath(url.pathname)
    return { origin: url.origin, hostname: url.hostname, pathname: withoutBase(path), isCorrected: path !== url.pathname, isOutside: !SERVED.test(url.pathname), search: url.search, hash: url.hash }
  } catch {
    return null
  }
}

/** A whole address as another one carries it in a parameter, which no browser takes for an address: `https%3A%2F%2F…`, or encoded once more. */
function unwrapped(typed: string): string {
  try {
    return /^https?%(25)*3a%(25)*2f/i.test(typed) ? unwrapped(decodeURIComponent(typed)) : typed
  } catch {
    return typed
  }
}

/** A host without a scheme has a dot or a port, or is this machine; a path that begins with one of our names has neither. */
function wholeAddress(typed: string): string {
  const [, host = ''] = /^([^/?#]+)/.exec(typed) ?? []
  if (/^[a-z][a-z\d+.-]*:(?!\d)/i.test(typed) || typed.startsWith('/')) return typed
  if (LOCAL.test(host)) return `http://${typed}`
  return /^[\w-]+(\.[\w-]+)+(:\d+)?$/.test(host) ? `https://${typed}` : `${ROUTER_BASENAME}/${typed}`
}
