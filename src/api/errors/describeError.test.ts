import type { ApiError } from './apiError'
import { describeError } from './describeError'

it.each<[string, unknown, string]>([
  ['no reply', { kind: 'network' } satisfies ApiError, '网络开小差了，请稍后重试'],
  ['a time-out', { kind: 'timeout', afterMs: 1 } satisfies ApiError, '请求超时，请稍后重试'],
  ['a bad status', { kind: 'http', status: 500 } satisfies ApiError, '服务器开小差了，请稍后重试'],
  ['a reply of another shape', { kind: 'malformed', path: 'a', reason: 'b' } satisfies ApiError, '服务器开小差了，请稍后重试'],
  ['a refusal without words', { kind: 'business', errCode: -1, errMsg: '', data: null } satisfies ApiError, '服务器开小差了，请稍后重试'],
  ['a refusal, in the words of the server (spec 2 §8)', { kind: 'business', errCode: -1, errMsg: '奖励已领完', data: null } satisfies ApiError, '奖励已领完'],
  ['a wrong number, in our own words (spec 1 §8)', { kind: 'business', errCode: -208869, errMsg: '手机号异常', data: null } satisfies ApiError, '号码有误，请重新输入'],
  ['a wrong code, in the words of the server (spec 2 §8)', { kind: 'business', errCode: -208212, errMsg: '验证码已失效', data: null } satisfies ApiError, '验证码已失效'],
  ['a wrong code without words (spec 1 §8)', { kind: 'business', errCode: -208212, errMsg: '', data: null } satisfies ApiError, '验证码错误'],
  ['a bug', new TypeError('x is undefined'), '服务器开小差了，请稍后重试'],
])('tells of %s', (_, error, text) => {
  expect(describeError(error)).toBe(text)
})
