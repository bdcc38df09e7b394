import { DRIVER } from '../state/accounts'
import { callerOf, type EndpointContext } from '../calls/endpoint'
import { keepArrivals } from './arrivals'

const registrations = keepArrivals('driverRegistrations')

/** The caller registers as a driver, through the invitation that the request names. False for a user who is a driver already. */
export function becomeDriver(context: EndpointContext): boolean {
  const account = callerOf(context)
  if (account.userType === DRIVER) return false
  account.userType = DRIVER
  registrations.add(context)
  return true
}

/** The drivers who registered here through this driver's invitation, newest first, and when. */
export const driversInvitedBy = registrations.invitedBy
