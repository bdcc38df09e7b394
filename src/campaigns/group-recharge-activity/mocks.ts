import type { InferInput } from 'valibot'
import { findByMobile, KNOWN_PHONES, toMobileMask } from '@/mocks/state/accounts'
import { defineMocks } from '@/mocks/calls/defineMocks'
import { textOf, type EndpointContext } from '@/mocks/calls/endpoint'
import { mockPage } from '@/mocks/calls/mockPage'
import { mockPayOrder, mockPayResult, ordersOf, type KeptOrder } from '@/mocks/calls/payOrders'
import { Refusal } from '@/mocks/calls/refusal'
import { definePart } from '@/mocks/state/state'
import type { groupResultReply } from './api'
import { campaign } from './index'

const PACKAGES = [
  { packageId: 'G100', amount: 8_800, singleAmount: 9_800, value: 10_000, size: 3 },
  { packageId: 'G200', amount: 16_800, singleAmount: 19_600, value: 20_000, size: 5 },
]
const HOURS = 24
/** How long an order that is not paid holds its place. */
const HOLD_MINUTES = 15
const [FULL, OVER] = [-196251, -196965]

type Person = { readonly id: string; readonly mobileMask: string }
type Kept = { readonly groupNo: string; readonly packageId: string; readonly endTime: string; readonly others: readonly Person[] }

const strangers = ['159****0021', '186****7702', '177****3310'].map((mobileMask, at) => ({ id: `stranger-${at}`, mobileMask }))

/** G1 has one place left, G2 is complete, and G3, where the known passenger was in, ended without being so. */
const groups = definePart('groupRecharge', ({ clock, ...state }): { list: Kept[] } => {
  const known = findByMobile({ clock, ...state }, KNOWN_PHONES.passenger)
  const group = (groupNo: string, hours: number, others: readonly Person[]): Kept => ({ groupNo, packageId: 'G100', endTime: clock.shift({ hours }), others })
  return { list: [group('G1', 5, strangers.slice(0, 2)), group('G2', 5, strangers), group('G3', -1, [...strangers.slice(0, 1), { id: known?.uid ?? '', mobileMask: toMobileMask(KNOWN_PHONES.passenger) }])] }
})

const dealOf = (packageId: string | undefined) => PACKAGES.find((one) => one.packageId === packageId)
const ordersIn = (groupNo: string, { state }: EndpointContext): readonly KeptOrder[] => ordersOf(state).filter(({ about }) => about['groupNo'] === groupNo)
const groupOf = (groupNo: string, context: EndpointContext): Kept | undefined => groups.of(context.state).list.find((group) => group.groupNo === groupNo)
/** The members who have paid; a group without any does not exist. */
const paidIn = (group: Kept, context: EndpointContext) => ordersIn(group.groupNo, context).filter(({ status }) => status === 'paid' || status === 'refunded')
const membersOf = (group: Kept, context: EndpointContext): readonly Person[] => [...group.others, ...paidIn(group, context).map(({ uid, about }) => ({ id: uid, mobileMask: about['mobileMask'] ?? '' }))]

/** What came of it by now. Where it ended without being complete, everyone has their money back. */
function statusOf(group: Kept, context: EndpointContext): 1 | 2 | 3 {
  if (membersOf(group, context).length >= (dealOf(group.packageId)?.size ?? 0)) return 2
  if (group.endTime > context.clock.now()) return 1
  for (const order of ordersIn(group.groupNo, context)) if (order.status === 'paid') order.status = 'refunded'
  return 3
}

/** Where none is named, the one that this user is in and that still waits for members. */
const ownGroup = (context: EndpointContext): Kept | undefined => groups.of(context.state).list.findLast((group) => statusOf(group, context) === 1 && membersOf(group, context).some(({ id }) => id === context.account?.uid))

function toReply(context: EndpointContext) {
  const groupNo = textOf(context, 'groupNo')
  const group = groupNo === '' ? ownGroup(context) : groupOf(groupNo, context)
  const deal = group && dealOf(group.packageId)
  if (!group || !deal) return null
  const status = statusOf(group, context)
  const members = membersOf(group, context)
  if (members.length === 0) return null
  return { ...deal, groupNo: group.groupNo, status, isMember: members.some(({ id }) => id === context.account?.uid), endTime: group.endTime, members: members.map(({ id, mobileMask }, at) => ({ id, mobileMask, isLeader: at === 0 })) }
}

const about = (groupNo: string, { account }: EndpointContext) => ({ groupNo, mobileMask: toMobileMask(account?.mobile ?? '') })

function open(context: EndpointContext) {
  const deal = dealOf(textOf(context, 'packageId'))
  if (!deal) throw new Refusal(FULL, undefined, '该套餐已下架，请重新选择')
  const { list } = groups.of(context.state)
  const group: Kept = { groupNo: `G-${list.length + 1}`, packageId: deal.packageId, endTime: context.clock.shift({ hours: HOURS }), others: [] }
  list.push(group)
  return { amount: deal.amount, about: about(group.groupNo, context) }
}

/** An order holds its place for a while, until it is paid or given up: of two who want the last one, the second hears that it is taken. */
function join(context: EndpointContext) {
  const group = groupOf(textOf(context, 'groupNo'), context)
  const deal = dealOf(group?.packageId)
  if (!group || !deal || statusOf(group, context) === 3) throw new Refusal(OVER, undefined, '这个团已结束，可以自己开团')
  if (membersOf(group, context).some(({ id }) => id === context.account?.uid)) throw new Refusal(-196202, undefined, '你已在这个团里')
  const held = ordersIn(group.groupNo, context).filter(({ status, uid, madeAt }) => status === 'unpaid' && uid !== context.account?.uid && madeAt > context.clock.shift({ minutes: -HOLD_MINUTES })).length
  if (membersOf(group, context).length + held >= deal.size) throw new Refusal(FULL, undefined, '来晚了，名额已满，可以自己开团')
  return { amount: deal.amount, about: about(group.groupNo, context) }
}

export const mocks = defineMocks(campaign, {
  activity: { activityName: '拼团充值', inviteType: 1, pageConfig: { homePageConfig: { ruleContent: '<h3>拼团说明</h3><p>24小时内人数满即成团，金额立即到账；未成团自动原路退款。</p>' } }, loginPage: { title: '拼团充值 更省一点' } },
  endpoints: [
    mockPage('queryGroupRechargePage', { rest: (context) => ({ packages: PACKAGES, group: toReply(context) }) }, (pageOf) => ({
      nothingOnSale: (context) => ({ ...pageOf(context), packages: [] }),
    })),
    mockPayOrder('createGroup', open),
    mockPayOrder('joinGroup', join, undefined, { soldOut: [FULL, '来晚了，名额已满，可以自己开团'] }),
    mockPayResult<InferInput<typeof groupResultReply>>('queryGroupRechargeResult', (order, context) => {
      const group = groupOf(order.about['groupNo'] ?? '', context)
      if (group) statusOf(group, context)
      return { groupNo: order.about['groupNo'] ?? '' }
    }),
  ],
})
