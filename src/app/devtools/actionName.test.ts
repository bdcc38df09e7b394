import { actionName, isLogged } from './actionName'

const call = (endpointName: string, phase: string, more: { readonly payload?: unknown; readonly kind?: 'Query' | 'Mutation'; readonly meta?: object } = {}) => ({
  type: `api/execute${more.kind ?? 'Query'}/${phase}`,
  payload: more.payload,
  meta: { requestStatus: phase, ...more.meta, arg: { endpointName, originalArgs: {} } },
})
const refused = (payload: object) => call('collectReward', 'rejected', { kind: 'Mutation', payload, meta: { rejectedWithValue: true } })

it.each([
  [call('riskCheck', 'pending'), 'candle/riskCheck pending'],
  [call('riskCheck', 'fulfilled', { payload: { kind: 'network' } }), 'candle/riskCheck fulfilled'],
  [call('sendSms', 'pending', { kind: 'Mutation' }), 'cas/sendSms pending'],
  [call('searchPlaces', 'fulfilled'), 'maps/searchPlaces fulfilled'],
  [refused({ kind: 'business', errCode: -196_608, errMsg: '可提现余额不足', data: null }), 'candle/collectReward rejected -196608'],
  [refused({ kind: 'http', status: 504 }), 'candle/collectReward rejected http 504'],
  [refused({ kind: 'malformed', path: 'stat.friends', reason: 'x' }), 'candle/collectReward rejected malformed stat.friends'],
  [refused({ kind: 'malformed', path: '', reason: 'x' }), 'candle/collectReward rejected malformed'],
  [refused({ kind: 'timeout', afterMs: 20_000 }), 'candle/collectReward rejected timeout'],
  [call('riskCheck', 'rejected', { meta: { aborted: true } }), 'candle/riskCheck rejected aborted'],
  [call('riskCheck', 'rejected'), 'candle/riskCheck rejected thrown'],
  [{ type: 'persist/REHYDRATE', key: 'entry', payload: {} }, 'entry/restored'],
  [{ type: 'login/codeRequested' }, 'login/codeRequested'],
  [{ type: 'api/tokenRejected', payload: {} }, 'api/tokenRejected'],
])('calls it by its name: %#', (action, name) => {
  expect(actionName(action)).toBe(name)
  expect(isLogged(action)).toBe(true)
})

it.each([
  [call('riskCheck', 'rejected', { meta: { condition: true } })],
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
  expect(isLogged(action)).toBe(false)
})
