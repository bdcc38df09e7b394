import { loginConfigOf } from './login'

const pageConfigs = {
  leaveMsgLoginPageConfig: { bgImage: '/lead.png', buttonImage: '/lead-button.png' },
  appointmentLoginPageConfig: { bgImage: '/booking.png', buttonImage: '' },
  quickLoginPageConfig: { title: 'lead' },
  appointmentQuickLoginPageConfig: { title: 'booking' },
}
const standard = { title: 'Log in', bgImage: '/standard.png', loginBtnImage: '/standard-button.png', targetLinkAfterLogin: 'https://h5.example/' }
const at = (from: unknown, isAwaited = false) => loginConfigOf({ standard, pageConfigs, from, isAwaited })

it.each([
  ['a lead', { from: '/test-drive-activity/retainedCapital/end?sourceId=S' }, '/lead.png', '/lead-button.png', 'lead'],
  ['a booking', { from: '/test-drive-activity/appointmentDrivingTest?sourceId=S' }, '/booking.png', '/standard-button.png', 'booking'],
  ['nothing in particular', null, '/booking.png', '/standard-button.png', 'booking'],
])('has the pictures for %s (spec 2 §3)', (_, from, bgImage, loginBtnImage, title) => {
  expect(at(from)).toMatchObject({ title: 'Log in', bgImage, loginBtnImage, quickLoginPageConfig: { title }, targetLinkAfterLogin: 'https://h5.example/' })
})

it('leads back to what waits for the login (spec 2 §4)', () => {
  expect(at(null, true)).toMatchObject({ targetLinkAfterLogin: '', targetLinkAfterRegister: '' })
})

it('stays as it is where the activity has nothing of its own', () => {
  expect(loginConfigOf({ standard, pageConfigs: {}, from: null, isAwaited: false })).toEqual(standard)
})
