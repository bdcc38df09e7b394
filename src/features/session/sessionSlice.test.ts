import { noSession } from './session'
import { sessionPersist } from './session.persist'
import { selectIsLoggedIn, selectToken } from './sessionSelectors'
import { confirmedByParent, loggedIn, loggedOut, sessionSynced, sessionReducer, tokenReceived, userIdentified } from './sessionSlice'

const identified = userIdentified({ id: 'U1', promotorCode: 'P1', transportType: 2, mobileMask: '138****8000', isNewUser: true })

it('starts logged out', () => {
  expect(selectIsLoggedIn({ session: sessionReducer(undefined, { type: 'start' }) })).toBe(false)
})

it('is logged in as soon as a token exists (spec 1 §4)', () => {
  const session = sessionReducer(undefined, tokenReceived({ token: 't1', mobile: '13800138000', userType: 1 }))
  expect(selectIsLoggedIn({ session })).toBe(true)
  expect(selectToken({ session })).toBe('t1')
})

it('keeps what the user info says (spec 1 §3)', () => {
  const session = [tokenReceived({ token: 't1', mobile: '13800138000', userType: 2 }), identified, loggedIn({ isNewUser: true })].reduce(sessionReducer, noSession)
  expect(session).toEqual({ token: 't1', mobile: '13800138000', userType: 2, id: 'U1', promotorCode: 'P1', transportType: 2, mobileMask: '138****8000', isNewUser: true })
})

it('keeps with the token that the login made the account, until the user info says whether it counts (spec 1 §4, after login, step 2)', () => {
  const registered = sessionReducer(undefined, tokenReceived({ token: 't1', userType: 1, isRegistration: true }))
  expect(sessionPersist.deserialize(registered)).toMatchObject({ token: 't1', id: null, isNewUser: true })
  expect(sessionReducer(registered, { ...identified, payload: { ...identified.payload, isNewUser: false } })).toMatchObject({ isNewUser: false })
  expect(sessionReducer(registered, tokenReceived({ token: 't2', userType: 1, isRegistration: false }))).toMatchObject({ isNewUser: null })
})

it('mixes nothing of an earlier user into a later one', () => {
  const session = [tokenReceived({ token: 't1', mobile: '13800138000', userType: 1 }), identified, tokenReceived({ token: 't2', userType: 1 })].reduce(sessionReducer, noSession)
  expect(session).toEqual({ ...noSession, token: 't2', userType: 1 })
})

it('forgets everything at the end', () => {
  const session = [tokenReceived({ token: 't1', userType: 1 }), identified, loggedOut({ reason: 'tokenRejected' })].reduce(sessionReducer, noSession)
  expect(session).toEqual(noSession)
})

it('becomes the session of the other tab', () => {
  expect(sessionReducer({ ...noSession, token: 't1', id: 'U1' }, sessionSynced({ token: 't2' }))).toEqual({ ...noSession, token: 't2' })
})

it('knows as long as the session lasts that the page around this one has sent its token (spec 2 §2.5)', () => {
  const confirmed = sessionReducer({ ...noSession, token: 't1' }, confirmedByParent())
  expect(confirmed).toEqual({ ...noSession, token: 't1', isFromParent: true })
  for (const next of [tokenReceived({ token: 't2', userType: 1 }), sessionSynced({ token: 't2' }), loggedOut({ reason: 'elsewhere' })]) expect(sessionReducer(confirmed, next)).not.toHaveProperty('isFromParent')
  expect(sessionPersist.whitelist).not.toContain('isFromParent')
})
