import type { Environment } from '@config/env'
import type { StorageEngine } from '@/lib/storage/slicePersist'
import { cookieStorage } from './cookieStorage'
import { storageEngine, type StorageWithPrefixes } from './storageEngine'
import { tabStorage, userStorage } from './webStorage'

/** The engine of each kind of storage that a slice may name. */
export type Storages = { readonly session: StorageEngine; readonly tab: StorageWithPrefixes; readonly user: StorageWithPrefixes }

export function storagesOf({ sessionStore }: Pick<Environment, 'sessionStore'>): Storages {
  const tab = storageEngine(tabStorage)
  return { session: sessionStore === 'cookie' ? storageEngine(cookieStorage) : tab, tab, user: storageEngine(userStorage) }
}

/** For a preview, which neither reads nor writes a session: everything is kept in memory. */
export function memoryStorages(): Storages {
  const nowhere = storageEngine({ read: () => null, write: refuse, erase: () => undefined })
  return { session: nowhere, tab: nowhere, user: nowhere }
}

function refuse(): never {
  throw new Error('Nothing is kept here')
}
