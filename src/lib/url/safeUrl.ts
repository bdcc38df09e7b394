import { APP_SCHEMES } from '@config/env/appSchemes'

const OWN_APPS: ReadonlySet<string> = new Set<string>(Object.values(APP_SCHEMES))
/** Schemes of our own apps and of the hosts that open them; anything else from a configuration is refused. */
const DEEP_LINK_SCHEMES: ReadonlySet<string> = new Set<string>([...OWN_APPS, 'weixin', 'alipays', 'dingtalk', 'tel'])

/** With a host, without user info before it; an escape in a host could turn into user info. */
const HTTPS = /^https:\/\/[^/?#@%]+([/?#]|$)/i
/** Two slashes in a row, a step up, or one of them escaped: a server that normalises the path might read another host from it. */
const DOUBTFUL_PATH = /\/\/|\/\.{1,2}(\/|$)|%2f|%5c|%2e/i
const SCHEME = /^([a-z][a-z0-9+.-]*):/i
// Browsers drop tabs, line breaks and leading blanks before they read a scheme, so `java\nscript:` is refused here, not repaired.
// oxlint-disable-next-line no-control-regex -- control characters are the point
const HIDDEN = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff\\]/

const schemeOf = (link: string): string | undefined => SCHEME.exec(link)?.[1]?.toLowerCase()

/** A configured link that may be followed: `https:`, a known app scheme, or a path of this site (not protocol-relative). */
export function isSafeLink(link: string): boolean {
  if (link === '' || HIDDEN.test(link)) return false
  const scheme = schemeOf(link)
  if (scheme) return (scheme === 'https' ? HTTPS.test(link) : DEEP_LINK_SCHEMES.has(scheme)) && isReadable(link)
  return isOwnPath(link)
}

/** A configured link that may be followed, into one of our own apps. */
export const isAppLink = (link: string): boolean => isSafeLink(link) && OWN_APPS.has(schemeOf(link) ?? '')

/** A configured image that may be shown: `https:`, a path of this site, or a bitmap in a data URI. */
export function isSafeImage(address: string): boolean {
  if (/^data:image\/(png|jpeg|gif|webp);base64,[a-z0-9+/=]+$/i.test(address)) return true
  if (address === '' || HIDDEN.test(address)) return false
  return (HTTPS.test(address) && isReadable(address)) || isOwnPath(address)
}

/** A port or a host that no browser can parse (`https://a:99999`, `https://[a`) would throw where the link is followed. */
function isReadable(link: string): boolean {
  try {
    return !!new URL(link)
  } catch {
    return false
  }
}

/** A path of this site, from its first slash: not protocol-relative, and nothing in it that a server could read another host or folder from. */
export function isOwnPath(path: string): boolean {
  return path.startsWith('/') && !HIDDEN.test(path) && !DOUBTFUL_PATH.test(path.split(/[?#]/)[0] ?? '')
}
