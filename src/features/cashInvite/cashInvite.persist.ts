import { array, boolean, integer, maxLength, minLength, minValue, nullable, number, object, optional, pipe, record, regex, safeParse, string } from 'valibot'
import type { SlicePersist, StorageEngine, StoredValues } from '@/lib/storage/slicePersist'
import { toUserKey } from '@/lib/storage/storageKeys'
import { withFormerKey } from '@/lib/storage/withFormerKey'
import type { CashInviteState, SharedWithdrawal } from './cashInviteState'

const name = pipe(string(), minLength(1))

const order = object({
  requestId: name,
  cents: pipe(number(), integer(), minValue(1)),
  sentAt: pipe(string(), regex(/^(\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2})?$/)),
  known: nullable(array(string())),
  isUnknown: boolean(),
})

const sharedEntries = { owner: optional(nullable(name), null), order: optional(nullable(order), null), settled: optional(nullable(name), null), others: optional(record(name, order)) }
const kept = object({ ...sharedEntries, owner: name, typed: optional(pipe(string(), maxLength(20)), '') })

const putAside = object({ others: record(name, order) })

/** Each part whole or not at all: money is never sent on the strength of half a record. A tab of no owner yet may hear of orders that were put aside. */
function deserialize(stored: StoredValues): Partial<CashInviteState> {
  const { success, output } = safeParse(kept, stored)
  if (success) return output
  const rest = safeParse(putAside, stored)
  return rest.success ? rest.output : {}
}

/** What another tab has written; null for anything that this release would not write. */
export function deserializeShared(text: string | null): SharedWithdrawal | null {
  try {
    const stored = JSON.parse(text ?? '') as StoredValues
    const { success, output } = safeParse(object(sharedEntries), stored)
    return success && (stored['_persist'] as { version?: unknown } | undefined)?.version === VERSION ? output : null
  } catch {
    return null
  }
}

/** An earlier release did not write down by what the list tells a withdrawal: such an order stays unknown until the user decides. */
const withoutTraces = ({ order: sent, ...stored }: StoredValues): StoredValues => ({ ...stored, order: sent && { ...sent, sentAt: '', known: null, isUnknown: true } })

/** What was typed is the tab's. The order is the user's, whichever tab they look at, and ends with the session there. */
export function inEachTab(tab: StorageEngine, user: StorageEngine): StorageEngine {
  // A tab that has not seen another tab's newer state must not overwrite it because something is typed here.
  let last = ''
  return {
    getItem: async (key) => {
      const [own, shared] = (await Promise.all([tab.getItem(key), user.getItem(toUserKey(key))])) as (StoredValues | null)[]
      last = JSON.stringify(partOf(shared ?? {}))
      return shared?.['order'] && own?.['owner'] !== shared['owner'] ? shared : own ? { ...own, ...shared } : shared?.['others'] ? shared : null
    },
    // In one go, because the page may be leaving.
    setItem: (key, value) => {
      const { order: _, settled: __, others: ___, ...own } = value as StoredValues
      const shared = partOf(value as StoredValues)
      const before = last
      last = JSON.stringify(shared)
      const keep = () => user.setItem(toUserKey(key), shared)
      // The end of a session has taken it away; the same user may be back.
      const keepIfGone = () => user.getItem(toUserKey(key)).then((kept) => (kept === null && ('order' in shared || 'others' in shared) ? keep() : undefined))
      return both(tab.setItem(key, own), last === before ? keepIfGone() : keep())
    },
    removeItem: (key) => both(tab.removeItem(key), user.removeItem(toUserKey(key))),
  }
}

const both = (...work: unknown[]): Promise<void> => Promise.all(work).then(() => undefined)

/** Of a user whose orders are settled nothing but the name of the last one; of a user who has sent nothing, nothing. */
function partOf({ owner, order: sent, settled, others, _persist }: StoredValues): object {
  const parked = Object.keys(Object(others)).length > 0 ? { others } : {}
  if (sent) return { owner, order: sent, settled, ...parked, _persist }
  return settled || 'others' in parked ? { ...(settled ? { settled } : {}), ...parked, _persist } : {}
}

const VERSION = 2

/**
 * What is remembered of a withdrawal: what was typed, and the orders whose outcome is not known. It survives a reload, a login and a way to
 * another page, and each tab of the user tells of it.
 */
export const cashInvitePersist: SlicePersist<CashInviteState> = {
  key: 'cashInvite',
  storage: 'tab',
  engine: (tab, user) => inEachTab(withFormerKey('market-platform-h5:withdrawal')(tab), user),
  version: VERSION,
  whitelist: ['owner', 'typed', 'order', 'settled', 'others'],
  migrations: { 2: withoutTraces },
  deserialize,
}
