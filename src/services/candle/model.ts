import type { LooseReply } from '@/lib/looseReply'
import { toWhole } from '@/lib/reply/readValue'

/** Spec 2 §3: 1, 2, 3, 4. */
export type ActivityStatus = 'notStarted' | 'inProgress' | 'closed' | 'ended'

/** `config` is what marketing set, unchecked: the login page reads it with its own fields. */
export type LoginPage = { readonly config: Readonly<Record<string, unknown>>; readonly status: ActivityStatus | null }

const STATUSES: ReadonlyMap<number, ActivityStatus> = new Map([
  [1, 'notStarted'],
  [2, 'inProgress'],
  [3, 'closed'],
  [4, 'ended'],
])

export function parseLoginPage(config: LooseReply): LoginPage {
  return { config, status: STATUSES.get(toWhole(config['status']) ?? 0) ?? null }
}
