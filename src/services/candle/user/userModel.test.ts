import { parseUserInfo, toUserInfoRequest } from './userModel'

const asked = { isNewUser: true, isApp: 1, promotorCode: 'P1', channel: 'DOUYIN', userType: 2, sourceId: 'S1' } as const

it('asks for the user info with type 1 for a new and 2 for an existing user, channel SAIC unless named (spec 2 §7.4)', () => {
  expect(toUserInfoRequest(asked)).toEqual({ type: 1, isApp: 1, promoteCode: 'P1', channel: 'DOUYIN', userType: 2, sourceId: 'S1' })
  expect(toUserInfoRequest({ ...asked, isNewUser: false, channel: null, promotorCode: null, sourceId: null })).toMatchObject({ type: 2, channel: 'SAIC', promoteCode: '', sourceId: '' })
})

it('keeps the user info of spec 1 §3', () => {
  expect(parseUserInfo({ userUid: 'U1', userPromoteCode: 'P1', transportType: 1, mobile: '138****8000' })).toEqual({ id: 'U1', promotorCode: 'P1', transportType: 1, mobileMask: '138****8000' })
  expect(parseUserInfo({ userUid: 'U1', userPromoteCode: '', transportType: undefined, mobile: '' })).toEqual({ id: 'U1', promotorCode: null, transportType: null, mobileMask: null })
})
