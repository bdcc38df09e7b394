import { shareMethod } from './shareMethod'

it.each([
  ['nativeApp', 'host', 'sheet'],
  ['wechatWebView', 'mask', 'mask'],
  ['wechatMiniProgram', 'mask', 'mask'],
  ['alipayMiniProgram', 'host', 'mask'],
  ['dingtalk', 'sheet', 'sheet'],
  ['browser', 'sheet', 'sheet'],
] as const)('%s shares by %s, else by %s', (kind, first, otherwise) => {
  expect(shareMethod(kind)).toEqual({ first, otherwise })
})
