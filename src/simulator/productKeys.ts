import { DEMO_PREFIX } from '@/mocks/browser/keepState'
import { ASKED_COOKIE } from './params'
import { OWN_PREFIX } from './tabMemory'

const PRODUCT = /^market-platform-h5[.:]/
/** Named like the product's, but no part of it. */
const OTHERS = [OWN_PREFIX, DEMO_PREFIX, ASKED_COOKIE]

/** Whether the product keeps something under this key. The rest of its origin (the workbench's drafts, a demo's state, other applications of the host) is neither recorded nor touched by a replay. */
export const isProductKey = (key: string): boolean => PRODUCT.test(key) && !OTHERS.some((other) => key.indexOf(other) === 0)

/** The key of a cookie of the product, whose name over https is another one than over http (app/persistence/cookieStorage.ts); null for a cookie of others. */
export function keyOfCookie(name: string): string | null {
  const key = name.replace(/^__Host-/, '')
  return isProductKey(key) ? key : null
}
