import { parseEndPage, parseLoginPage, parseUserInfo, toUserInfoRequest } from './model'

it.each([
  [1, 'notStarted'],
  [2, 'inProgress'],
  [3, 'closed'],
  [4, 'ended'],
  [9, null],
  [null, null],
] as const)('reads the activity status %s as %s (spec 2 §3)', (status, name) => {
  expect(parseLoginPage({ status, inviteType: 2, title: 'Hi' })).toEqual({ config: { status, inviteType: 2, title: 'Hi' }, status: name, inviteType: 2 })
})

const asked = { isNewUser: true, isApp: 1, promotorCode: 'P1', channel: 'DOUYIN', userType: 2, sourceId: 'S1' } as const

it('asks for the user info with type 1 for a new and 2 for an existing user, channel SAIC unless named (spec 2 §7.4)', () => {
  expect(toUserInfoRequest(asked)).toEqual({ type: 1, isApp: 1, promoteCode: 'P1', channel: 'DOUYIN', userType: 2, sourceId: 'S1' })
  expect(toUserInfoRequest({ ...asked, isNewUser: false, channel: null, promotorCode: null, sourceId: null })).toMatchObject({ type: 2, channel: 'SAIC', promoteCode: '', sourceId: '' })
})

it('keeps the user info of spec 1 §3', () => {
  expect(parseUserInfo({ userUid: 'U1', userPromoteCode: 'P1', transportType: 1, mobile: '138****8000' })).toEqual({ id: 'U1', promotorCode: 'P1', transportType: 1, mobileMask: '138****8000' })
  expect(parseUserInfo({ userUid: 'U1', userPromoteCode: '', transportType: null, mobile: null })).toEqual({ id: 'U1', promotorCode: null, transportType: null, mobileMask: null })
})

it.each([
  [{ bgImageType: 0, bgImage: '' }, { background: 'old' }],
  [{ bgImageType: 1, bgImage: 'https://a.example/x.png' }, { background: 'default' }],
  [{ bgImageType: 2, bgImage: 'https://a.example/x.png' }, { background: 'custom', image: 'https://a.example/x.png' }],
  [{ bgImageType: 2, bgImage: 'javascript:alert(1)' }, { background: 'default' }],
  [{ bgImageType: 2, bgImage: null }, { background: 'default' }],
  [{ bgImageType: 7, bgImage: null }, { background: 'default' }],
  [null, { background: 'default' }],
])('draws the end page %j as %j (spec 2 §3)', (actEndPageConfig, page) => {
  expect(parseEndPage({ actEndPageConfig })).toEqual(page)
})
