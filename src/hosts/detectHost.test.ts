import { detectHost } from './detectHost'

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
const android = 'Mozilla/5.0 (Linux; Android 13; V2227A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0 Mobile Safari/537.36'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Safari/537.36'

const bare = { hasNativeBridge: false, isWechatMiniProgram: false, touchPoints: 0 }

it.each([
  ['a phone browser', { userAgent: iphone }, 'browser', 'ios'],
  ['an Android browser', { userAgent: android }, 'browser', 'android'],
  ['a HarmonyOS phone', { userAgent: 'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/114.0 Mobile' }, 'browser', 'android'],
  ['a Mac', { userAgent: mac }, 'browser', 'desktop'],
  ['an iPad that calls itself a Mac', { userAgent: mac, touchPoints: 5 }, 'browser', 'ios'],
  ['a Windows computer', { userAgent: windows, touchPoints: 10 }, 'browser', 'desktop'],
  ['the native app by its name', { userAgent: `${android} SaicMobility/4.8.2` }, 'nativeApp', 'android'],
  ['the native app by its bridge', { userAgent: iphone, hasNativeBridge: true }, 'nativeApp', 'ios'],
  ['the chat app, outside a mini program', { userAgent: `${iphone} MicroMessenger/8.0.40 NetType/4G` }, 'wechatWebView', 'ios'],
  ['the chat mini program by its user agent', { userAgent: `${android} MicroMessenger/8.0.40 NetType/4G miniProgram/wx0` }, 'wechatMiniProgram', 'android'],
  ['the chat mini program by its flag', { userAgent: `${iphone} MicroMessenger/7.0`, isWechatMiniProgram: true }, 'wechatMiniProgram', 'ios'],
  ['the payment mini program', { userAgent: `${android} AliApp(AP/10.5) AlipayClient/10.5 MiniProgram` }, 'alipayMiniProgram', 'android'],
  ['the payment app itself', { userAgent: `${android} AliApp(AP/10.5) AlipayClient/10.5` }, 'browser', 'android'],
  ['the workplace chat', { userAgent: `${windows} DingTalk/7.0.0` }, 'dingtalk', 'desktop'],
])('recognises %s', (_, traits, kind, platform) => {
  expect(detectHost({ ...bare, ...traits })).toEqual({ kind, platform })
})

it.each([null, undefined])('treats a bridge that is %s as missing', async (bridge) => {
  const { pageHost } = await import('./pageHost')
  Object.defineProperty(window, 'SaicMobilityBridge', { value: bridge, configurable: true, writable: true })
  expect(pageHost().kind).toBe('browser')
  Reflect.deleteProperty(window, 'SaicMobilityBridge')
})
