import type { DetectedHost } from '@/hosts'
import { exitRoute, type AppAddresses, type AppGoal, type ExitRoute } from './exitRoute'

const addresses: AppAddresses = {
  appDownload: { ios: 'https://a.example/ios', android: 'https://a.example/android' },
  appStore: { ios: 'https://store.example/ios', android: 'https://store.example/android' },
  callCar: { browser: 'https://a.example/car', wechatMiniProgram: '/pages/wechat', alipayMiniProgram: '/pages/alipay' },
}
const noStores = { ios: null, android: null }
const none: AppAddresses = { appDownload: noStores, appStore: noStores, callCar: { browser: null, wechatMiniProgram: null, alipayMiniProgram: null } }

type Row = [AppGoal, DetectedHost['kind'], DetectedHost['platform'], ExitRoute, ExitRoute]

it.each<Row>([
  ['callCar', 'nativeApp', 'ios', { by: 'host' }, { by: 'host' }],
  ['callCar', 'wechatMiniProgram', 'ios', { by: 'miniProgram', path: '/pages/wechat' }, { by: 'none' }],
  ['callCar', 'alipayMiniProgram', 'android', { by: 'miniProgram', path: '/pages/alipay' }, { by: 'none' }],
  ['callCar', 'wechatWebView', 'ios', { by: 'leave', link: 'https://a.example/car' }, { by: 'browserMask' }],
  ['callCar', 'browser', 'ios', { by: 'app', otherwise: 'https://a.example/car' }, { by: 'app', otherwise: null }],
  ['callCar', 'browser', 'desktop', { by: 'leave', link: 'https://a.example/car' }, { by: 'none' }],
  ['callCar', 'dingtalk', 'android', { by: 'app', otherwise: 'https://a.example/car' }, { by: 'app', otherwise: null }],
  ['download', 'nativeApp', 'android', { by: 'here' }, { by: 'here' }],
  ['download', 'wechatWebView', 'android', { by: 'browserMask' }, { by: 'browserMask' }],
  ['download', 'wechatMiniProgram', 'ios', { by: 'copy', link: 'https://a.example/ios' }, { by: 'none' }],
  ['download', 'alipayMiniProgram', 'ios', { by: 'copy', link: 'https://a.example/ios' }, { by: 'none' }],
  ['download', 'browser', 'ios', { by: 'leave', link: 'https://a.example/ios' }, { by: 'none' }],
  ['download', 'browser', 'android', { by: 'leave', link: 'https://a.example/android' }, { by: 'none' }],
  ['download', 'browser', 'desktop', { by: 'leave', link: 'https://a.example/android' }, { by: 'none' }],
  ['app', 'nativeApp', 'android', { by: 'here' }, { by: 'here' }],
  ['app', 'wechatWebView', 'ios', { by: 'browserMask' }, { by: 'browserMask' }],
  ['app', 'browser', 'ios', { by: 'app', otherwise: 'https://store.example/ios' }, { by: 'app', otherwise: null }],
  ['app', 'browser', 'desktop', { by: 'leave', link: 'https://store.example/android' }, { by: 'none' }],
  ['app', 'dingtalk', 'android', { by: 'app', otherwise: 'https://store.example/android' }, { by: 'app', otherwise: null }],
  // An app that is too old finds its newer version there.
  ['store', 'nativeApp', 'android', { by: 'leave', link: 'https://store.example/android' }, { by: 'none' }],
  ['store', 'browser', 'ios', { by: 'leave', link: 'https://store.example/ios' }, { by: 'none' }],
  ['store', 'browser', 'android', { by: 'leave', link: 'https://store.example/android' }, { by: 'none' }],
  ['store', 'wechatWebView', 'ios', { by: 'browserMask' }, { by: 'browserMask' }],
])('%s in %s on %s: %j, and without any address %j', (goal, kind, platform, way, wayWithout) => {
  expect(exitRoute(goal, { kind, platform }, addresses)).toEqual(way)
  expect(exitRoute(goal, { kind, platform }, none)).toEqual(wayWithout)
})

it('takes the other address where one of the two is missing', () => {
  expect(exitRoute('download', { kind: 'browser', platform: 'ios' }, { ...addresses, appDownload: noStores })).toEqual({ by: 'leave', link: 'https://store.example/ios' })
  expect(exitRoute('store', { kind: 'browser', platform: 'android' }, { ...addresses, appStore: noStores })).toEqual({ by: 'leave', link: 'https://a.example/android' })
})
