import { DRIVER } from '../state/accounts'
import type { Endpoint, EndpointContext, Outcome } from './endpoint'
import { Refusal } from './refusal'

/** Why a user may not take part, as page calls number it. */
const NO_DRIVER = 1

/** The calls of a driver campaign's own pages: they answer drivers, and users who are not logged in where their token is optional. */
export const driversOnly = (...endpoints: readonly Endpoint[]): readonly Endpoint[] =>
  endpoints.map(withDriversAlone)

function withDriversAlone({ outcomes, ...endpoint }: Endpoint): Endpoint {
  return { ...endpoint, outcomes: Object.fromEntries(Object.entries(outcomes).map(([name, outcome]) => [name, forDrivers(outcome)])) as Endpoint['outcomes'] }
}

const forDrivers =
  (outcome: Outcome) =>
  (context: EndpointContext): unknown => {
    if (context.account && context.account.userType !== DRIVER) throw new Refusal(-196965, { reason: NO_DRIVER }, '该活动仅限司机参加')
    return outcome(context)
  }
