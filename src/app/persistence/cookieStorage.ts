import { cookieText } from '@/lib/storage/cookieText'
import { encodeParam } from '@/lib/url/encodeParam'
import type { StringStorage } from './storageEngine'

/** Browsers silently drop a longer cookie. Counted with its name, as it is sent. */
const MAX_BYTES = 4_096

/** A cookie of the whole site that ends with the browser (spec 2 §3: a one-time cookie, path `/`). */
export const cookieStorage: StringStorage = {
  read: (key) => {
    const start = `${cookieNameOf(key)}=`
    const found = cookieText().split('; ').find((pair) => pair.startsWith(start))
    return found === undefined ? null : decode(found.slice(start.length))
  },
  write: (key, text) => {
    const pair = `${cookieNameOf(key)}=${encodeParam(text)}`
    if (pair.length > MAX_BYTES) throw new Error('too long for a cookie')
    document.cookie = pair + attributes()
    if (cookieStorage.read(key) !== text) throw new Error('cookies are blocked')
  },
  erase: (key) => {
    document.cookie = `${cookieNameOf(key)}=${attributes()}; max-age=0`
  },
}

/** With this prefix browsers accept the cookie from this host over https only: another host of the domain cannot set a session. */
export const cookieNameOf = (key: string): string => (isSecure() ? `__Host-${key}` : key)

const isSecure = (): boolean => location.protocol === 'https:'

/** Another application may have written a value that is not escaped. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

function attributes(): string {
  return `; path=/; sameSite=Lax${isSecure() ? '; secure' : ''}`
}
