import { stepsOf } from './trail'

const call = (endpointName: string, phase: string, more: object = {}) => ({ type: `api/executeMutation/${phase}`, meta: { arg: { endpointName, originalArgs: { phone: '13800138000', loginCode: '246813' } } }, ...more })

it('reads as the flow: what was done, which calls were made and how they ended, where it led', () => {
  expect(
    stepsOf([
      '/market-platform-h5/cash/login',
      { type: 'login/phoneTyped', payload: '1380013800' },
      { type: 'login/phoneTyped', payload: '13800138000' },
      call('getAppDownloadPageConfiguration', 'pending'),
      call('casLogin', 'pending'),
      { type: 'api/subscriptions/unsubscribeQueryResult' },
      { type: '__rtkq/focused' },
      call('casLogin', 'rejected', { payload: { kind: 'business', errCode: -196606, errMsg: '验证码错误 13800138000', data: null } }),
      call('getHome', 'rejected', { payload: { kind: 'http', status: 502 } }),
      call('getHome', 'rejected', { payload: { kind: 'timeout', afterMs: 8000 } }),
      call('getHome', 'rejected', { payload: undefined }),
      call('getHome', 'fulfilled', { payload: { token: 'eyJhbGciOi.eyJzdWIi.c2ln' } }),
      { type: 'session/loggedIn', payload: { token: 'eyJhbGciOi.eyJzdWIi.c2ln' } },
    ]),
  ).toEqual(['→ /market-platform-h5/cash/login', 'login/phoneTyped', 'getAppDownloadPageConfiguration pending', 'casLogin pending', 'casLogin -196606', 'getHome http 502', 'getHome timeout', 'getHome aborted', 'getHome fulfilled', 'session/loggedIn'])
})

it('tells thirty steps, the newest', () => {
  const steps = stepsOf(Array.from({ length: 50 }, (_, at) => ({ type: `a/${at}` })))
  expect([steps.length, steps[0], steps.at(-1)]).toEqual([30, 'a/20', 'a/49'])
})

it('shows no secret, whatever is noted', () => {
  const hostile = [{ type: 'to 13800138000' }, '/market-platform-h5/cash/13800138000', { type: 7 }, null, undefined, Symbol('x'), { type: 'api/executeQuery/rejected', payload: { kind: 'business', errCode: '13800138000 x' }, meta: {} }]
  expect(stepsOf(hostile).join()).not.toMatch(/138/)
})
