import type { LooseReply } from '@/lib/looseReply'

/** Spec 2 §3: 1, 2, 3, 4. */
export type ActivityStatus = 'notStarted' | 'inProgress' | 'closed' | 'ended'

const STATUSES: ReadonlyMap<unknown, ActivityStatus> = new Map([
  [1, 'notStarted'],
  [2, 'inProgress'],
  [3, 'closed'],
  [4, 'ended'],
])

export function parseActivityStatus({ status }: LooseReply<never>): ActivityStatus | null {
  return STATUSES.get(Number(status)) ?? null
}
