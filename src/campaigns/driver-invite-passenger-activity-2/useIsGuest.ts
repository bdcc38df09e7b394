import { useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import { readEntry, selectEntry } from '@/features/entry'
import { selectIsAutoLoginPending } from '@/features/login'
import { selectSession } from '@/features/session'

/**
 * A user who comes by another user's code is a passenger whom a driver invited: their login leads to the outcome (spec 1 §4, step 6), and not to
 * the driver's home. The driver app says of its users that they are drivers. A code that is kept from an invitation opened before makes no guest of a user
 * who opens the home by its own address.
 */
export function useIsGuest(): boolean {
  const { search } = useLocation()
  const { activityPromotorCode } = readEntry(search, '')
  const { userType } = useSelector(selectEntry)
  const { promotorCode } = useSelector(selectSession)
  const isLoggingIn = useSelector(selectIsAutoLoginPending)
  return activityPromotorCode != null && userType !== 2 && !isLoggingIn && activityPromotorCode !== promotorCode
}
