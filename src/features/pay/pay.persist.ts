import { boolean, integer, minValue, nullable, number, object, optional, pipe, regex, safeParse, string, unknown } from 'valibot'
import { renameEntryKey } from '@/lib/storage/renameEntryKey'
import type { SlicePersist, StoredValues } from '@/lib/storage/slicePersist'
import { toUserKey, USER_KEY_PREFIX } from '@/lib/storage/storageKeys'
import type { PayOrder, PayState } from './payState'

const order = object({
  requestId: pipe(string(), regex(/^\w{1,64}$/)),
  input: optional(unknown()),
  cents: pipe(number(), integer(), minValue(1)),
  orderNo: nullable(pipe(string(), regex(/^\S{1,64}$/))),
  isHandedOver: boolean(),
  panelSince: nullable(pipe(number(), integer())),
})

/** What is null is not written: an engine leaves out what is nothing. */
function readOrder(kept: unknown): PayOrder | undefined {
  const { success, output } = safeParse(order, { orderNo: null, panelSince: null, ...Object(kept) })
  return success ? output : undefined
}

/** Each order whole or not at all: money is never asked for on the strength of half a record. */
function deserialize({ open }: StoredValues): Partial<PayState> {
  if (typeof open !== 'object' || open === null) return {}
  const read = Object.entries(open).map(([name, kept]) => [name, readOrder(kept)] as const)
  return { open: Object.fromEntries(read.filter((entry): entry is [string, PayOrder] => entry[1] !== undefined)) }
}

const VERSION = 2

/** Where all tabs of the user look; taken away with the session. */
export const SHARED_KEY = `${USER_KEY_PREFIX}pay`

/** What another tab has written; undefined for anything that this release would not write, and where the session's end has taken it away. */
export function deserializeShared(text: string | null): PayState['open'] | undefined {
  try {
    const stored = JSON.parse(text ?? '') as StoredValues
    return (stored['_persist'] as { version?: unknown } | undefined)?.version === VERSION ? (deserialize(stored).open ?? {}) : undefined
  } catch {
    return undefined
  }
}

/** An order is the user's and not the tab's: it outlives a reload and a closed tab, and a second tab knows of it. */
export const payPersist: SlicePersist<PayState> = {
  key: 'pay',
  storage: 'tab',
  engine: (_, user) => ({
    getItem: (key) => user.getItem(toUserKey(key)),
    setItem: (key, value) => user.setItem(toUserKey(key), value),
    removeItem: (key) => user.removeItem(toUserKey(key)),
  }),
  version: VERSION,
  whitelist: ['open'],
  migrations: { 2: renameEntryKey('said', 'input') },
  deserialize,
}
