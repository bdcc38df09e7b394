import { toMobileMask } from '../state/accounts'
import { callerOf, candlePath, defineEndpoint } from '../calls/endpoint'

/** What the business service knows about the account that logged in (spec 1 §4, "After login"). */
export const personEndpoints = [
  defineEndpoint({
    method: 'POST',
    path: candlePath('loginCallback'),
    token: 'required',
    outcomes: {
      ok: (context) => {
        const { uid, mobile, promoteCode, transportType } = callerOf(context)
        return { userPromoteCode: promoteCode, userUid: uid, transportType, mobile: toMobileMask(mobile) }
      },
    },
  }),
  defineEndpoint({
    method: 'POST',
    path: candlePath('userRegistryVerify'),
    token: 'required',
    sourceId: 'known',
    outcomes: {
      ok: (context) => ({ registerSuccess: callerOf(context).registration ? 1 : 0 }),
      notNew: () => ({ registerSuccess: 0 }),
    },
  }),
  defineEndpoint({
    method: 'POST',
    path: candlePath('riskCheck'),
    token: 'required',
    outcomes: {
      ok: (context) => ({ riskRes: callerOf(context).isRisky ? 1 : 0 }),
      refused: () => ({ riskRes: 1 }),
    },
  }),
  defineEndpoint({
    method: 'POST',
    path: candlePath('queryBlackDriverInfo'),
    token: 'required',
    outcomes: {
      ok: (context) => ({ isBlack: callerOf(context).isBlacklisted ? 1 : 0 }),
      black: () => ({ isBlack: 1 }),
    },
  }),
  defineEndpoint({
    method: 'GET',
    path: candlePath('addBehaviorLog'),
    token: 'optional',
    outcomes: { ok: () => ({}) },
  }),
]
