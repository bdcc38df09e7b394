import { defineMocks } from '@/mocks/calls/defineMocks'
import { callerOf, type EndpointContext, type Outcome } from '@/mocks/calls/endpoint'
import { KNOWN_PHONES } from '@/mocks/state/accounts'
import { mockQuery } from '@/mocks/calls/mockCalls'
import { keepAnswers, mockIdempotent } from '@/mocks/calls/mockIdempotent'
import { mockPage } from '@/mocks/calls/mockPage'
import { Refusal } from '@/mocks/calls/refusal'
import { campaign } from './index'

const [RECEIVED, NOT_MET] = [-196202, -196965]
const REWARD = { rewardName: '首刷打车礼', amount: 5_000 }
const STEP = { none: 1, reviewing: 2, approved: 3, firstUsed: 4 } as const
type Step = keyof typeof STEP

type Received = { readonly isWin: true; readonly reward: object }
const received = keepAnswers<Received>('creditCardRewards')

/** One user has used the card, another one waits for it; everybody else has not applied. */
function stepOf(context: EndpointContext): Step {
  const { mobile } = callerOf(context)
  if (mobile === KNOWN_PHONES.rewarded) return 'firstUsed'
  return mobile === KNOWN_PHONES.passenger ? 'reviewing' : 'none'
}

const answer =
  (fixed?: Step): Outcome =>
  (context) => {
    const step = fixed ?? stepOf(context)
    const status = received.madeBy(context).length > 0 ? 3 : step === 'firstUsed' ? 2 : 1
    return { status: STEP[step], updateTime: step === 'none' ? '' : context.clock.shift({ hours: -20 }), reward: { ...REWARD, status } }
  }

function receive(context: EndpointContext, isUsed = stepOf(context) === 'firstUsed'): Received {
  if (received.madeBy(context).length > 0) throw new Refusal(RECEIVED)
  if (!isUsed) throw new Refusal(NOT_MET, undefined, '完成首刷后即可领取')
  return { isWin: true, reward: { id: 'credit-card', rewardType: 1, ...REWARD } }
}

const pageOf = (bankUrl: string) => ({ bankName: '合作银行', bankUrl })

export const mocks = defineMocks(campaign, {
  activity: { activityName: '联名信用卡', inviteType: 1, rewardRule: REWARD, pageConfig: { rulePageConfig: { ruleContent: '<h3>怎么领奖</h3><p>通过本页面申请并核卡，完成首刷后领取打车礼，每人限领一次。</p>' } }, loginPage: { title: '联名信用卡' } },
  endpoints: [
    mockPage('queryCreditCardPage', { rest: () => pageOf('/__mock__/document/bank-card.html') }, (reply) => ({
      atMinsheng: (context) => ({ ...reply(context), ...pageOf('https://creditcard.cmbc.com.cn/apply') }),
      strangeBank: (context) => ({ ...reply(context), ...pageOf('https://creditcard.cmbc.com.cn.evil.example/apply') }),
    })),
    mockQuery('queryCreditCardApplyStatus', { token: 'required', sourceId: 'known' }, answer(), { notApplied: answer('none'), reviewing: answer('reviewing'), approved: answer('approved'), firstUsed: answer('firstUsed') }),
    mockIdempotent('receiveCreditCardReward', received, receive, {}, { received: [RECEIVED], unqualified: [NOT_MET, '完成首刷后即可领取'], risk: [-196606] }),
  ],
})
