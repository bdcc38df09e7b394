import { useSelector } from 'react-redux'
import { selectEntry } from '@/features/entry'
import { selectIsAutoLoginPending } from '@/features/login'
import { selectSession } from '@/features/session'

/**
 * A user who comes by another user's code is a passenger whom a driver invited: their login leads to the outcome (spec 1 §4, step 6), and not to
 * the driver's home. The driver app says of its users that they are drivers.
 */
export function useIsGuest(): boolean {
  const { activityPromotorCode, userType } = useSelector(selectEntry)
  const { promotorCode } = useSelector(selectSession)
  const isLoggingIn = useSelector(selectIsAutoLoginPending)
  return activityPromotorCode !== null && userType !== 2 && !isLoggingIn && activityPromotorCode !== promotorCode
}
