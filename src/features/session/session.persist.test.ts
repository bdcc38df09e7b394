import { noSession } from './session'
import { sessionPersist } from './session.persist'

const whole = { token: 't1', id: 'U1', promotorCode: 'P1', isNewUser: false, transportType: 2, mobileMask: '138****8000', mobile: '13800138000', userType: 1 }

it('keeps the whole session of spec 1 §3', () => {
  expect([...sessionPersist.whitelist].sort()).toEqual(Object.keys(noSession).sort())
  expect(sessionPersist.deserialize(whole)).toEqual(whole)
})

it.each([{}, { token: 5 }, { token: '' }, { token: null, id: 'U1' }, { token: 'two\nlines' }, { token: '\u4ee4\u724c' }, { id: 'U1', mobile: '13800138000' }])('is nobody without a token: %j', (stored) => {
  expect(sessionPersist.deserialize(stored)).toEqual(noSession)
})

it('does not know what is malformed', () => {
  expect(sessionPersist.deserialize({ token: 't1', id: 5, promotorCode: {}, isNewUser: 'yes', transportType: '2', mobileMask: [], mobile: 138, userType: 3 })).toEqual({ ...noSession, token: 't1' })
})
