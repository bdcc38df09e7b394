import type { ApiError } from '@/api/errors/apiError'
import { CODE } from '@/api/errors/errorCodes'
import { walletRefusal } from './walletRefusal'

const refused = (errCode: number, errMsg: string): ApiError => ({ kind: 'business', errCode, errMsg, data: null })

it.each([
  ['an activity that is over', refused(CODE.activityEnded, '活动已结束'), 'finished', { status: 'finished', words: '活动已结束' }],
  ['one that was closed', refused(CODE.activityClosed, '活动已关闭'), 'finished', { status: 'finished', words: '活动已关闭' }],
  ['a blacklisted user', refused(CODE.blacklist, '账户异常'), 'blacklisted', { status: 'blacklisted', words: '账户异常' }],
  ['a refusal without words', refused(CODE.blacklist, ''), 'blacklisted', { status: 'blacklisted', words: '' }],
  ['a refusal that the campaign does not show by itself', refused(CODE.riskWarning, '账户存在风险'), undefined, undefined],
  ['that of a page which is known to be open', refused(CODE.riskWarning, '账户存在风险'), 'open', undefined],
  ['no reply', { kind: 'network' }, 'finished', undefined],
  ['a bad status', { kind: 'http', status: 500 }, undefined, undefined],
  ['no failure', undefined, 'blacklisted', undefined],
] as const)('says why there is no money to show (spec 2 §4, §8): %s', (_, error, status, refusal) => {
  expect(walletRefusal(error, status)).toEqual(refusal)
})
