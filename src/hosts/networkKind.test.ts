import { networkKindOf } from './networkKind'

const plain = 'Mozilla/5.0 (Linux; Android 13) Chrome/116.0 Mobile'

it.each([
  ['no interface at all, as on iOS', plain, undefined, 'unknown'],
  ['an interface without a type, as on a computer', plain, {}, 'other'],
  ['wifi', plain, { type: 'wifi' }, 'wifi'],
  ['a mobile network', plain, { type: 'cellular' }, 'cellular'],
  ['an older web view', plain, { type: '4G' }, 'cellular'],
  ['a cable', plain, { type: 'ethernet' }, 'other'],
  ['no network', plain, { type: 'none' }, 'other'],
  ['a type that the browser does not know', plain, { type: 'unknown' }, 'unknown'],
  ['the chat app on wifi', `${plain} MicroMessenger/8.0 NetType/WIFI Language/zh_CN`, { type: 'cellular' }, 'wifi'],
  ['the chat app on a mobile network', `${plain} MicroMessenger/8.0 NetType/5G Language/zh_CN`, undefined, 'cellular'],
  ['the payment app on wifi', `${plain} Nebula AlipayDefined(nt:WIFI,ws:360|0|3.0) AliApp(AP/10.5.66) AlipayClient/10.5.66`, { type: 'cellular' }, 'wifi'],
  ['the payment app on a mobile network', `${plain} Nebula AlipayDefined(nt:4G,ws:360|0|3.0) AliApp(AP/10.5.66) AlipayClient/10.5.66`, undefined, 'cellular'],
  ['the payment app that does not know', `${plain} AlipayDefined(nt:UNKNOWN,ws:360|0|3.0)`, undefined, 'unknown'],
  ['the payment app without a network', `${plain} AlipayDefined(nt:NotReachable,ws:360|0|3.0)`, undefined, 'other'],
  ['the chat app without a network', `${plain} NetType/NON_NETWORK`, undefined, 'other'],
])('reads %s', (_, userAgent, connection, kind) => {
  expect(networkKindOf({ userAgent, connection })).toBe(kind)
})
