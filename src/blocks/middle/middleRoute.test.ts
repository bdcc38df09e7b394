import { jumpDelay, middleRoute, miniProgramAddress } from './middleRoute'

const PAGE = 'pages/invite/index'

it.each([
  ['nativeApp', PAGE, { to: 'home' }],
  ['wechatMiniProgram', PAGE, { to: 'miniProgram', path: PAGE }],
  ['alipayMiniProgram', PAGE, { to: 'miniProgram', path: PAGE }],
  ['wechatMiniProgram', '', { to: 'register', isHandedOff: true }],
  ['wechatWebView', PAGE, { to: 'mask' }],
  ['browser', PAGE, { to: 'register', isHandedOff: false }],
  ['dingtalk', '', { to: 'register', isHandedOff: false }],
] as const)('in %s, with the mini program page %j, leads to %j', (host, miniPath, route) => {
  expect(middleRoute(host, miniPath)).toEqual(route)
})

it.each([
  [PAGE, '?sourceId=A&mis=1', `${PAGE}?sourceId=A&mis=1`],
  [`${PAGE}?from=h5`, '?sourceId=A&mis=1', `${PAGE}?from=h5&sourceId=A&mis=1`],
])('keeps every parameter on the way into the mini program: %s', (path, search, address) => {
  expect(miniProgramAddress(path, search)).toBe(address)
})

it.each([
  [1.5, 0, 1500],
  [1.5, 1000, 500],
  [0, 0, 0],
  [0.5, 1000, 0],
])('jumps %s s after it was opened at the latest: after %i ms of waiting in %i ms', (seconds, waited, delay) => {
  expect(jumpDelay(seconds, waited)).toBe(delay)
})
