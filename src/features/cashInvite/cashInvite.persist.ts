import { integer, maxLength, minLength, minValue, nullable, number, object, optional, pipe, safeParse, string } from 'valibot'
import type { SlicePersist, StoredValues } from '@/lib/slicePersist'
import { withFormerKey } from '@/lib/withFormerKey'
import type { CashInviteState } from './cashInviteState'

const kept = object({
  owner: pipe(string(), minLength(1)),
  typed: pipe(string(), maxLength(20)),
  order: optional(nullable(object({ requestId: pipe(string(), minLength(1)), cents: pipe(number(), integer(), minValue(1)) })), null),
})

/** Whole or nothing: money is never sent on the strength of half a record. */
function deserialize(stored: StoredValues): Partial<CashInviteState> {
  const { success, output } = safeParse(kept, stored)
  return success ? output : {}
}

/**
 * What the tab remembers of a withdrawal: what was typed, and an order whose outcome is not known. It survives a reload, a login and a way
 * to another page, so that the same intention is never sent under two names.
 */
export const cashInvitePersist: SlicePersist<CashInviteState> = {
  key: 'cashInvite',
  storage: 'tab',
  engine: withFormerKey('market-platform-h5:withdrawal'),
  version: 1,
  whitelist: ['owner', 'typed', 'order'],
  migrations: {},
  deserialize: deserialize,
}
