import { selectEntry, type WithEntry } from '@/features/entry'
import { selectSession, type WithSession } from '@/features/session'

/** Whether the link that led here is the user's own. */
export function selectIsOwnLink(state: WithEntry & WithSession): boolean {
  const { activityPromotorCode } = selectEntry(state)
  return activityPromotorCode !== null && activityPromotorCode === selectSession(state).promotorCode
}
