import type { LooseReply } from '@/lib/reply/looseReply'
import { toWhole } from '@/lib/reply/readValue'

/** Spec 2 §3: 1, 2, 3, 4. */
export type ActivityStatus = 'notStarted' | 'inProgress' | 'closed' | 'ended'

const STATUSES: ReadonlyMap<number, ActivityStatus> = new Map([
  [1, 'notStarted'],
  [2, 'inProgress'],
  [3, 'closed'],
  [4, 'ended'],
])

export const parseActivityStatus = ({ status }: LooseReply): ActivityStatus | null => STATUSES.get(toWhole(status) ?? 0) ?? null
