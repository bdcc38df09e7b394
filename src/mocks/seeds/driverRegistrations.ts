import { DRIVER, findByUid, type Account } from '../state/accounts'
import { activityOf, callerOf, textOf, type EndpointContext } from '../calls/endpoint'
import { definePart, type MockState } from '../state/state'

type Registration = { readonly uid: string; readonly sourceId: string; readonly promotorCode: string; readonly time: string }

const registrations = definePart('driverRegistrations', (): Registration[] => [])

/** The caller registers as a driver, through the invitation that the request names. False for a user who is a driver already. */
export function becomeDriver(context: EndpointContext): boolean {
  const account = callerOf(context)
  if (account.userType === DRIVER) return false
  account.userType = DRIVER
  registrations.of(context.state).push({ uid: account.uid, sourceId: activityOf(context).sourceId, promotorCode: textOf(context, 'promotorCode'), time: context.clock.now() })
  return true
}

/** The drivers who registered here through this driver's invitation, newest first, and when. */
export function driversInvitedBy(state: MockState, inviter: Account, sourceId: string): readonly { readonly driver: Account; readonly time: string }[] {
  return registrations
    .of(state)
    .flatMap(({ uid, time, ...by }) => {
      const driver = by.sourceId === sourceId && by.promotorCode === inviter.promoteCode ? findByUid(state, uid) : undefined
      return driver ? [{ driver, time }] : []
    })
    .toReversed()
}
