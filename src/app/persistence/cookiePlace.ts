import Cookies from 'js-cookie'
import type { TextPlace } from './storageEngine'

/** Browsers drop a longer cookie without a word; counted with its name, as it is sent. */
const MAX_BYTES = 4_096

/** A cookie of the whole site that ends with the browser (spec 2 §3: a one-time cookie, path `/`). */
export const cookiePlace: TextPlace = {
  read: (key) => Cookies.get(key) ?? null,
  write: (key, text) => {
    if (`${key}=${encodeURIComponent(text)}`.length > MAX_BYTES) throw new Error('too long for a cookie')
    Cookies.set(key, text, attributes())
    if (Cookies.get(key) !== text) throw new Error('cookies are blocked')
  },
  erase: (key) => Cookies.remove(key, attributes()),
}

function attributes(): Cookies.CookieAttributes {
  return { path: '/', sameSite: 'Lax', secure: location.protocol === 'https:' }
}
