import type { RecordingEvent } from '../recording/format'

/** `document` and `number` say which it is: the nth event of the nth document of a recording. Written again, it is another version of the same. */
export type Entry = { readonly document: number; readonly number: number; readonly event: RecordingEvent }

/** What a recording has so far. It outlives the document, not the recording. */
export type Journal = {
  readonly write: (entries: readonly Entry[]) => Promise<void>
  /** In the order in which they happened. */
  readonly readAll: () => Promise<readonly Entry[]>
  readonly clear: () => Promise<void>
}

const DATABASE = 'market-platform-h5.recording'
const STORE = 'entries'

const keyOf = (id: string, { document, number }: Pick<Entry, 'document' | 'number'>): [string, number, number] => [id, document, number]

/** By the clock; of one moment in the order in which they were noticed. */
export const inOrder = (entries: readonly Entry[]): readonly Entry[] =>
  entries.slice().sort((one, other) => one.event.at - other.event.at || one.document - other.document || one.number - other.number)

/** In the browser's database, so that it takes no room from what the product keeps; where there is none, in memory. */
export function openJournal(id: string): Journal {
  if (!('indexedDB' in window)) return memoryJournal()
  const all = IDBKeyRange.bound([id], [id, []])
  const withStore = async <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T> | null): Promise<T | undefined> => {
    const database = await settled(opened())
    try {
      const transaction = database.transaction(STORE, mode)
      const request = work(transaction.objectStore(STORE))
      await new Promise<void>((resolve, reject) => {
        transaction.addEventListener('complete', () => resolve())
        transaction.addEventListener('abort', () => reject(new Error(String(transaction.error))))
      })
      return request?.result
    } finally {
      database.close()
    }
  }
  return {
    write: async (entries) => void (await withStore('readwrite', (store) => (entries.forEach((entry) => store.put(entry, keyOf(id, entry))), null))),
    readAll: async () => inOrder(((await withStore('readonly', (store) => store.getAll(all))) ?? []) as Entry[]),
    clear: () => withStore('readwrite', (store) => store.delete(all)),
  }
}

function memoryJournal(): Journal {
  const kept = new Map<string, Entry>()
  return {
    write: async (entries) => entries.forEach((entry) => kept.set(keyOf('', entry).join(), entry)),
    readAll: async () => inOrder(Array.from(kept.values())),
    clear: async () => kept.clear(),
  }
}

function opened(): IDBOpenDBRequest {
  const request = indexedDB.open(DATABASE, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
  return request
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')))
  })
