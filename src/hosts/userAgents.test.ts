import { detectHost } from './detectHost'
import type { HostKind, Platform } from './host'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 13; V2227A Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 (KHTML, like Gecko)'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko)'
const CHAT_ANDROID = `${ANDROID} XWEB/1160117 MMWEBSDK/20240404 MMWEBID/6533 MicroMessenger/8.0.49.2600(0x2800313D) WeChat/arm64 Weixin NetType/4G Language/zh_CN ABI/arm64`
const PAYMENT_IPHONE = `${IPHONE} Mobile/21E219 Ariver/1.1.0 AliApp(AP/10.5.66.6000) Nebula WK RVKType(0) AlipayDefined(nt:WIFI,ws:390|780|3.0) AlipayClient/10.5.66.6000 Language/zh-Hans Region/CN`

/** As the apps send them. An old iPhone's chat app says nothing of its mini program; the flag on the window does. */
const real: readonly (readonly [name: string, userAgent: string, kind: HostKind, platform: Platform])[] = [
  ['the native app on iOS', `${IPHONE} Mobile/15E148 SaicMobility/4.8.2`, 'nativeApp', 'ios'],
  ['the native app on Android', `${ANDROID} SaicMobility/4.8.2`, 'nativeApp', 'android'],
  ['the chat mini program on iOS', `${IPHONE} Mobile/15E148 MicroMessenger/8.0.49(0x18003127) NetType/4G Language/zh_CN miniProgram/wx1234567890abcdef`, 'wechatMiniProgram', 'ios'],
  ['the chat mini program on Android', `${CHAT_ANDROID} miniProgram/wx1234567890abcdef`, 'wechatMiniProgram', 'android'],
  ['the chat mini program on Windows', `${WINDOWS} Chrome/107.0.0.0 Safari/537.36 MicroMessenger/7.0.20.1781(0x6700143B) NetType/WIFI MiniProgramEnv/Windows WindowsWechat/WMPF WindowsWechat(0x63090a13) XWEB/8555`, 'wechatMiniProgram', 'desktop'],
  ['the chat mini program on a Mac', `${MAC} Chrome/107.0.0.0 Safari/537.36 MicroMessenger/6.8.0(0x16080000) NetType/WIFI MiniProgramEnv/Mac MacWechat/WMPF XWEB/30515`, 'wechatMiniProgram', 'desktop'],
  ['the chat app on iOS', `${IPHONE} Mobile/15E148 MicroMessenger/8.0.49(0x18003127) NetType/WIFI Language/zh_CN`, 'wechatWebView', 'ios'],
  ['the chat app on an iPad', 'Mozilla/5.0 (iPad; CPU OS 15_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.28(0x18001c26) NetType/WIFI Language/zh_CN', 'wechatWebView', 'ios'],
  ['the chat app on Android', CHAT_ANDROID, 'wechatWebView', 'android'],
  ['the chat app on Windows', `${WINDOWS} Chrome/116.0.0.0 Safari/537.36 NetType/WIFI MicroMessenger/7.0.20.1781(0x6700143B) WindowsWechat(0x63090c33) XWEB/8555 Flue`, 'wechatWebView', 'desktop'],
  ['the chat app on a Mac', `${MAC} Chrome/116.0.0.0 Safari/537.36 NetType/WIFI MicroMessenger/6.8.0(0x16080000) MacWechat/3.8.7(0x13080710) XWEB/1191 Flue`, 'wechatWebView', 'desktop'],
  ["the chat app's edition for companies", `${IPHONE} Mobile/15E148 wxwork/4.1.22 MicroMessenger/7.0.1 Language/zh ColorScheme/Light`, 'wechatWebView', 'ios'],
  ['the payment mini program on iOS', `${PAYMENT_IPHONE} MiniProgram APXWebView NebulaX/1.0.0`, 'alipayMiniProgram', 'ios'],
  ['the payment mini program on Android', `${ANDROID} NebulaSDK/1.8.100112 Nebula AlipayDefined(nt:4G,ws:360|0|3.0) AliApp(AP/10.5.66.8000) AlipayClient/10.5.66.8000 Language/zh-Hans useStatusBar/true NebulaX/1.0.0 Ariver/1.0.0 MiniProgram APXWebView`, 'alipayMiniProgram', 'android'],
  ['the payment app without a mini program', PAYMENT_IPHONE, 'browser', 'ios'],
  ['the workplace chat on iOS', `${IPHONE} Mobile/21E219 AliApp(DingTalk/7.1.0) com.laiwang.DingTalk/31302115 Channel/201200 language/zh-Hans-CN UT4Aplus/0.0.6 WK`, 'dingtalk', 'ios'],
  ['the workplace chat on Android', `${ANDROID} AliApp(DingTalk/7.1.0) com.alibaba.android.rimet/30815109 Channel/10002068 language/zh-CN abi/64 UT4Aplus/0.2.25 colorScheme/light`, 'dingtalk', 'android'],
  ['the workplace chat on Windows', `${WINDOWS} dingtalk-win/1.0.0 nw(0.14.7) DingTalk(7.0.30-Release.5059103) Mojo/1.0.0 Native AppType(release) Channel/201200`, 'dingtalk', 'desktop'],
  ['the workplace chat on a Mac', `${MAC} Chrome/91.0.4472.164 Safari/537.36 DingTalk(7.0.30-macOS-29530210) nw Channel/201200`, 'dingtalk', 'desktop'],
  ['a browser on iOS', `${IPHONE} Version/17.4 Mobile/15E148 Safari/604.1`, 'browser', 'ios'],
  ['a browser on Android', 'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36', 'browser', 'android'],
  ['a browser on Windows', `${WINDOWS} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`, 'browser', 'desktop'],
  ['a browser on a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15', 'browser', 'desktop'],
  ['a shop that has mini programs of its own', `${IPHONE} Mobile/15E148 AliApp(TB/10.30.10) WindVane/8.7.2 MiniProgram`, 'browser', 'ios'],
]

it.each(real)('recognises %s by its real user agent', (_, userAgent, kind, platform) => {
  expect(detectHost({ userAgent, hasNativeBridge: false, isWechatMiniProgram: false, touchPoints: 0 })).toEqual({ kind, platform })
})
