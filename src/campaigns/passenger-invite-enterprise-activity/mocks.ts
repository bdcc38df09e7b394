import { findByMobile, findByInviteCode, inviteCodeOf, type Account } from '@/mocks/state/accounts'
import { defineMocks } from '@/mocks/calls/defineMocks'
import { centsOfRows, mockMoneyList } from '@/mocks/seeds/driverIncome'
import { callerOf, numberOf, textOf, type EndpointContext } from '@/mocks/calls/endpoint'
import { firstOrderTime } from '@/mocks/seeds/firstOrders'
import { mockQuery, requestIdOf } from '@/mocks/calls/mockCalls'
import { mockPage } from '@/mocks/calls/mockPage'
import { Refusal } from '@/mocks/calls/refusal'
import { definePart } from '@/mocks/state/state'
import { CONTACT_CENTS, sizes } from './fixtures'
import { campaign } from './index'

const WRONG_CODE = -208212
const NOT_MET = -196965
const MISSING = -200400

/** By stage 1 to 3: hundredths of what the company brings in all. */
const PARTS = [10, 40, 50] as const

/** `reached`: when, stage by stage. */
type Company = { readonly id: string; readonly to: string; readonly name: string; readonly headCount: number; readonly mobile: string; readonly requestId: string; readonly reached: readonly string[] }

const NAMES = ['星河科技', '远山建设', '青木设计', '云帆物流', '海棠食品', '北辰电子', '知行教育', '光年传媒'] as const

/** What contacts have left, newest first. Before this visit: 20 companies, for the passenger with many friends. */
const companies = definePart('pieCompanies', ({ random, clock }): Company[] => {
  const draw = random('pieCompanies')
  return Array.from({ length: 20 }, (_, index) => {
    const hours = 30 + index * 40
    const stages = draw.int(1, 3)
    return { id: `company-${20 - index}`, to: 'P8K3QX', name: `${NAMES[index % NAMES.length]}${index + 1}号有限公司`, headCount: draw.int(1, 4), mobile: '', requestId: '', reached: Array.from({ length: stages }, (__, at) => clock.shift({ hours: at * 8 - hours })) }
  })
})

const maskOf = (name: string): string => `${name.slice(0, 2)}***${name.slice(-2)}`
const keyOf = (name: string): string => name.replace(/\s/g, '').toLowerCase()

/** A company whose contact has ridden has signed, too. */
function reachedBy({ mobile, reached }: Company, { state }: EndpointContext): readonly string[] {
  const ridden = firstOrderTime(state, findByMobile(state, mobile)?.uid ?? '')
  return ridden === undefined ? reached : [...reached, ridden, ridden]
}

/** One row for each stage of each company, newest first. */
function rewardsOf(account: Account, context: EndpointContext) {
  const own = companies.of(context.state).filter(({ to }) => to === inviteCodeOf(account))
  return own
    .flatMap((company) =>
      reachedBy(company, context).map((getTime, at) => ({ id: `${company.id}-${at + 1}`, companyNameMask: maskOf(company.name), stage: (at + 1) as 1 | 2 | 3, amount: ((sizes.find(({ headCount }) => headCount === company.headCount)?.cents ?? 0) * (PARTS[at] ?? 0)) / 100, getTime })),
    )
    .toSorted((a, b) => (a.getTime < b.getTime ? 1 : -1))
}

const rewardAt = (index: number, { clock }: EndpointContext) => ({ id: `many-${index + 1}`, companyNameMask: `${index + 1}***公司`, stage: (1 + (index % 3)) as 1 | 2 | 3, amount: 2000, getTime: clock.shift({ hours: -index }) })

function totalOf(context: EndpointContext) {
  const all = rewardsOf(callerOf(context), context)
  const tiers = ([1, 2, 3] as const).map((stage) => {
    const part = all.filter((row) => row.stage === stage)
    return { stage, companies: part.length, amount: centsOfRows(part) }
  })
  return { totalAmount: centsOfRows(all), tiers }
}

/** A company counts once, however many users recommend it; a repeated request changes nothing. */
function submit(context: EndpointContext) {
  const [name, mobile, to, requestId] = [textOf(context, 'company').trim(), textOf(context, 'phone'), textOf(context, 'promotorCode'), requestIdOf(context)]
  if (textOf(context, 'smsCode') !== '123456') throw new Refusal(WRONG_CODE)
  if (name === '' || textOf(context, 'name') === '' || textOf(context, 'city') === '') throw new Refusal(MISSING)
  if (findByInviteCode(context.state, to)?.mobile === mobile) throw new Refusal(NOT_MET, undefined, '不能接受自己的邀请哦')
  const all = companies.of(context.state)
  const known = all.find((company) => keyOf(company.name) === keyOf(name))
  if (known) return { duplicate: known.requestId === requestId ? 0 : 1 }
  all.unshift({ id: `company-${all.length + 1}`, to, name, headCount: numberOf(context, 'headCount', 1), mobile, requestId, reached: [context.clock.now()] })
  return { duplicate: 0 }
}

const RULE = '<h2>推荐奖励</h2><table><thead><tr><th>企业人数</th><th>奖励</th></tr></thead><tbody><tr><td>20人以下</td><td>¥200</td></tr><tr><td>21-100人</td><td>¥600</td></tr><tr><td>101-500人</td><td>¥1500</td></tr><tr><td>501人以上</td><td>¥3000</td></tr></tbody></table><p>线索有效得10%，签约得40%，首次用车得50%。</p>'
const LAND_RULE = '<h2>企业用车金</h2><p>首次开通企业用车的公司，签约后得<strong>¥300</strong>企业用车金，30天内有效。每家企业限一次。</p>'

export const mocks = defineMocks(campaign, {
  activity: { activityName: '推荐企业开通企业用车', inviteType: 8, rewardRule: { inviteeAmount: CONTACT_CENTS, sizes: sizes.map(({ headCount, cents }) => ({ headCount, amount: cents })) }, pageConfig: { rulePageConfig: { ruleContent: RULE, updateTime: '2026-11-01 10:00:00' }, landRulePageConfig: { ruleContent: LAND_RULE, updateTime: '2026-11-01 10:00:00' } } },
  endpoints: [
    mockPage('queryPiePage', { stat: (account, context) => ({ companies: new Set(rewardsOf(account, context).map(({ id }) => id.replace(/-\d$/, ''))).size, totalEarned: centsOfRows(rewardsOf(account, context)) }) }),
    mockQuery('queryPieRewardTotal', { token: 'required', sourceId: 'known' }, totalOf),
    mockMoneyList('queryPieRewardList', rewardsOf, rewardAt),
    mockQuery('submitPieClue', { token: 'optional', sourceId: 'open' }, submit, { duplicate: () => ({ duplicate: 1 }), wrongCode: () => { throw new Refusal(WRONG_CODE) } }),
  ],
})
