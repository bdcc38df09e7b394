import { NO_CHOICE, type Choice } from '../choice'
import { summaryOf } from './summary'

it.each<[Partial<Choice>, number, string]>([
  [{}, 0, '真实环境'],
  [{}, 2, '真实宿主 · 场景 2 项'],
  [{ carrier: 'failing' }, 0, '真实宿主 · 运营商取号 报错'],
  [{ host: 'nativeApp' }, 0, '原生 App · Android · 4.8.2 · Wi-Fi'],
  [{ host: 'nativeApp', app: 'charge', platform: 'ios' }, 0, '原生 App · 充电车 App · iOS · 4.8.2 · Wi-Fi'],
  [{ host: 'dingtalk', app: 'government', platform: 'win' }, 0, '钉钉 · 政务版 · Windows · 7.1.0 · Wi-Fi'],
  // Where it is none.
  [{ host: 'dingtalk', app: 'government', platform: 'mac' }, 0, '钉钉 · Mac · 7.1.0 · Wi-Fi'],
  [{ host: 'dingtalk', network: '4g', failures: { close: 'error' } }, 1, '钉钉 · Android · 7.1.0 · 4G · 桥调用故障 1 · 场景 1 项'],
])('says of %j with %d outcomes: %s', (choice, outcomes, summary) => {
  expect(summaryOf(Object.assign({}, NO_CHOICE, choice), outcomes)).toBe(summary)
})
