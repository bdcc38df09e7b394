import { campaignOf, gatePath, isGatePath, isLoginPath } from './campaignPath'

it.each([
  ['/some-activity', 'some-activity'],
  ['/some-activity/reward/list', 'some-activity'],
  ['/', null],
  ['', null],
  ['/invalid-activity/1', null],
  ['/Invalid-Activity/1', null],
  ['//Some-Activity', 'some-activity'],
])('the campaign of %s is %s', (path, campaign) => {
  expect(campaignOf(path)).toBe(campaign)
})

it.each([
  ['/cash/login', true],
  ['/cash/login/', true],
  ['/CASH/LOGIN', true],
  ['//cash//login', true],
  ['/cash/login/preview', false],
  ['/login', false],
  ['/cash/a/login', false],
])('%s is a login page: %s', (path, isLogin) => {
  expect(isLoginPath(path)).toBe(isLogin)
})

it.each([
  ['cash', 'end', '/cash/invalid-activity/1'],
  ['cash', 'not-start', '/cash/invalid-activity/not-start'],
  ['cash', 'invalid', '/cash/invalid-activity/invalid'],
  [null, 'not-start', '/invalid-activity/0'],
  [null, 'end', '/invalid-activity/1'],
  [null, 'invalid', '/invalid-activity/3'],
] as const)('the gate of %s, %s, is %s (spec 2 §2.1, §2.2)', (campaign, gate, path) => {
  expect(gatePath(campaign, gate)).toBe(path)
  expect(isGatePath(path)).toBe(true)
})

it.each(['/Cash/Invalid-Activity/1', '/INVALID-ACTIVITY/1', '//cash/invalid-activity/1'])('%s is a gate page too: screens are found so', (path) => {
  expect(isGatePath(path)).toBe(true)
})
