import type { Environment } from '@config/env'
import { cookiePlace } from './cookiePlace'
import { storageEngine, type StorageEngine } from './storageEngine'
import { tabPlace } from './tabPlace'

/** The engine of each kind of storage that a slice may name. */
export type Storages = { readonly session: StorageEngine; readonly tab: StorageEngine }

export function storagesOf({ sessionStore }: Pick<Environment, 'sessionStore'>): Storages {
  const tab = storageEngine(tabPlace)
  return { session: sessionStore === 'cookie' ? storageEngine(cookiePlace) : tab, tab }
}

/** For a preview, which shows nobody's session and leaves none: everything lives in memory. */
export function unkeptStorages(): Storages {
  const nowhere = storageEngine({ read: () => null, write: refuse, erase: () => undefined })
  return { session: nowhere, tab: nowhere }
}

function refuse(): never {
  throw new Error('Nothing is kept here')
}
