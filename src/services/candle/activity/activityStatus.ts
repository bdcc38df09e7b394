import { toWhole } from '@/lib/reply/readValue'

/** Spec 2 §3: 1, 2, 3, 4. */
export type ActivityStatus = 'notStarted' | 'inProgress' | 'closed' | 'ended'

const STATUSES: ReadonlyMap<number, ActivityStatus> = new Map([
  [1, 'notStarted'],
  [2, 'inProgress'],
  [3, 'closed'],
  [4, 'ended'],
])

/** Null for any other. */
export const statusOf = (value: unknown): ActivityStatus | null => STATUSES.get(toWhole(value) ?? 0) ?? null
