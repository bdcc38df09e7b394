import { detectHost } from '@/hosts/detectHost'
import { networkKindOf } from '@/hosts/networkKind'
import { APPS, appsOf, HOSTS, NO_CHOICE, PLATFORMS } from './choice'
import { connectionOf, deviceOf, installDevice, userAgentOf } from './device'

const devices = HOSTS.flatMap((host) => PLATFORMS.map((platform) => [host, platform] as const))

it.each(devices)('is recognised by the product as %s on %s (spec 1 §4)', (host, platform) => {
  const userAgent = userAgentOf(deviceOf({ ...NO_CHOICE, host, platform })!)
  const seen = detectHost({ userAgent, hasNativeBridge: false, isWechatMiniProgram: false, touchPoints: 0 })
  expect(seen).toEqual({ kind: host, platform: platform === 'mac' || platform === 'win' ? 'desktop' : platform === 'harmony' ? 'android' : platform })
})

it.each([
  ['browser', 'android', '4g', 'cellular'],
  ['browser', 'android', 'wifi', 'wifi'],
  ['browser', 'android', 'none', 'other'],
  ['browser', 'harmony', '4g', 'cellular'],
  ['browser', 'ios', '4g', 'unknown'],
  ['browser', 'mac', '4g', 'other'],
  ['wechatWebView', 'ios', '5g', 'cellular'],
  ['wechatMiniProgram', 'ios', 'wifi', 'wifi'],
  ['wechatWebView', 'android', 'none', 'other'],
] as const)('lets %s on %s with %s be a network that is %s', (host, platform, network, kind) => {
  const device = deviceOf({ ...NO_CHOICE, host, platform, network })!
  expect(networkKindOf({ userAgent: userAgentOf(device), connection: connectionOf(device) })).toBe(kind)
})

it.each([
  ['nativeApp', 'ios', ['charge']],
  ['dingtalk', 'ios', ['government']],
  ['dingtalk', 'android', ['government']],
  ['dingtalk', 'harmony', []],
  ['dingtalk', 'mac', ['miniProgram']],
  ['dingtalk', 'win', ['miniProgram', 'government']],
  ['browser', 'win', []],
] as const)('has in %s on %s, beside the usual app, %j', (host, platform, apps) => {
  expect(appsOf(host, platform)).toEqual(apps)
  expect(APPS.map((app) => deviceOf({ ...NO_CHOICE, host, platform, app })!.app)).toEqual(APPS.map((app) => (apps.some((one) => one === app) ? app : null)))
})

it.each(PLATFORMS)('lets the vendor’s package tell each app of the workplace chat on %s from the usual one', (platform) => {
  const agentOf = (app: (typeof APPS)[number] | null) => userAgentOf(deviceOf({ ...NO_CHOICE, host: 'dingtalk', platform, app })!)
  const apps = appsOf('dingtalk', platform)
  expect(new Set([null, ...apps].map(agentOf)).size).toBe(apps.length + 1)
})

it('leaves the real device alone where nothing is asked', () => {
  expect(deviceOf(NO_CHOICE)).toBeNull()
})

it('changes what the page sees, and takes it back', () => {
  const before = navigator.userAgent
  const remove = installDevice(deviceOf({ ...NO_CHOICE, host: 'nativeApp', platform: 'ios', appVersion: '4.4.9' })!)
  expect(navigator.userAgent).toMatch(/iPhone.* SaicMobility\/4\.4\.9$/)
  expect([navigator.platform, navigator.maxTouchPoints]).toEqual(['iPhone', 5])
  remove()
  expect(navigator.userAgent).toBe(before)
})
