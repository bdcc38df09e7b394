import { actionName, isTold } from './actionName'

const call = (endpointName: string, phase: string, more: { readonly payload?: unknown; readonly kind?: 'Query' | 'Mutation'; readonly meta?: object } = {}) => ({
  type: `api/execute${more.kind ?? 'Query'}/${phase}`,
  payload: more.payload,
  meta: { requestStatus: phase, ...more.meta, arg: { endpointName, originalArgs: {} } },
})
const refused = (payload: object) => call('pipCashWithdraw', 'rejected', { kind: 'Mutation', payload, meta: { rejectedWithValue: true } })

it.each([
  [call('queryPipCashPage', 'pending'), 'candle/queryPipCashPage pending'],
  [call('queryPipCashPage', 'fulfilled', { payload: { kind: 'network' } }), 'candle/queryPipCashPage fulfilled'],
  [call('sendSms', 'pending', { kind: 'Mutation' }), 'cas/sendSms pending'],
  [call('searchPlaces', 'fulfilled'), 'maps/searchPlaces fulfilled'],
  [refused({ kind: 'business', errCode: -196_608, errMsg: '可提现余额不足', data: null }), 'candle/pipCashWithdraw rejected -196608'],
  [refused({ kind: 'http', status: 504 }), 'candle/pipCashWithdraw rejected http 504'],
  [refused({ kind: 'malformed', path: 'stat.friends', reason: 'x' }), 'candle/pipCashWithdraw rejected malformed stat.friends'],
  [refused({ kind: 'malformed', path: '', reason: 'x' }), 'candle/pipCashWithdraw rejected malformed'],
  [refused({ kind: 'timeout', afterMs: 20_000 }), 'candle/pipCashWithdraw rejected timeout'],
  [call('queryPipCashPage', 'rejected', { meta: { aborted: true } }), 'candle/queryPipCashPage rejected aborted'],
  [call('queryPipCashPage', 'rejected'), 'candle/queryPipCashPage rejected thrown'],
  [{ type: 'persist/REHYDRATE', key: 'entry', payload: {} }, 'entry/restored'],
  [{ type: 'login/codeRequested' }, 'login/codeRequested'],
  [{ type: 'api/tokenRejected', payload: {} }, 'api/tokenRejected'],
])('calls it by its name: %#', (action, name) => {
  expect(actionName(action)).toBe(name)
  expect(isTold(action)).toBe(true)
})

it.each([
  [call('queryPipCashPage', 'rejected', { meta: { condition: true } })],
  [{ type: 'persist/PERSIST' }],
  [{ type: 'persist/FLUSH' }],
  [{ type: 'persist/REHYDRATE', key: 'login', payload: undefined }],
  [{ type: 'persist/REHYDRATE', key: 'login', payload: null }],
  [{ type: '__rtkq/focused' }],
  [{ type: 'api/config/middlewareRegistered', payload: 'x' }],
  [{ type: 'api/internalSubscriptions/subscriptionsUpdated', payload: [] }],
  [{ type: 'api/mutations/removeMutationResult', payload: {} }],
  [{ type: 'api/queries/removeQueryResult', payload: {} }],
])('says nothing of what the libraries tell themselves: %#', (action) => {
  expect(isTold(action)).toBe(false)
})
