import type { RewardAddressReply } from '@/services/candle/addressContract'
import { findByMobile, type Account } from '../state/accounts'
import { callerOf, textOf, type Endpoint, type EndpointContext, type Outcome } from './endpoint'
import { mockAction, requestIdOf } from './mockCalls'
import { Refusal } from './refusal'
import { definePart } from '../state/state'

type Prize = { readonly name: string; readonly image?: string }
type Saved = { readonly requestId: string; readonly savedAt: string; readonly address: NonNullable<RewardAddressReply['address']> }

/** So long after it was saved the prize is on its way. */
const SHIPPED_AFTER = { hours: 24 }

/** The addresses that were given in a campaign, kept in the state under `name`; `before`: of this user for this prize one was given an hour ago. */
export function keepAddresses(name: string, before?: { readonly mobile: string; readonly id: string }) {
  const part = definePart(name, (state): Record<string, Saved> => {
    const uid = before && findByMobile(state, before.mobile)?.uid
    return uid === undefined ? {} : { [`${uid}/${before?.id}`]: { requestId: 'before', savedAt: state.clock.shift({ hours: -1 }), address: { ...SAMPLE, phone: '13600136000' } } }
  })
  const of = (account: Account, id: string, { state }: EndpointContext): Saved | undefined => part.of(state)[`${account.uid}/${id}`]
  const isShipped = (account: Account, id: string, context: EndpointContext): boolean => {
    const saved = of(account, id, context)
    return saved !== undefined && saved.savedAt < context.clock.shift({ hours: -SHIPPED_AFTER.hours })
  }
  return {
    of,
    isShipped,
    /** 1 wanted, 2 given, 3 on its way. */
    statusOf: (account: Account, id: string, context: EndpointContext): 1 | 2 | 3 => (isShipped(account, id, context) ? 3 : of(account, id, context) ? 2 : 1),
    save: (account: Account, id: string, { state }: EndpointContext, saved: Saved): void => {
      part.of(state)[`${account.uid}/${id}`] = saved
    },
  }
}

/** The calls of a campaign for the addresses of its prizes. `prizeOf` gives the prize of this id that the user has. */
export function mockAddress(names: { readonly query: string; readonly save: string }, prizeOf: (account: Account, id: string, context: EndpointContext) => Prize | undefined, addresses = keepAddresses(names.query)): readonly Endpoint[] {
  const savedOf = (context: EndpointContext): Saved | undefined => addresses.of(callerOf(context), textOf(context, 'rewardId'), context)
  const isShipped = (context: EndpointContext): boolean => addresses.isShipped(callerOf(context), textOf(context, 'rewardId'), context)
  const answer = (context: EndpointContext, shipped = isShipped(context)): RewardAddressReply => {
    const prize = prizeOf(callerOf(context), textOf(context, 'rewardId'), context)
    if (!prize) return { reward: null }
    const sent = shipped ? { carrierName: '顺丰速运', trackingNo: 'SF1020304050607', shipTime: context.clock.shift({ hours: -1 }) } : {}
    return { reward: { rewardName: prize.name, imgUrl: prize.image ?? '' }, address: savedOf(context)?.address ?? (shipped ? SAMPLE : null), shipped: shipped ? 1 : 0, ...sent }
  }
  const save: Outcome = (context) => {
    const requestId = requestIdOf(context)
    if (!prizeOf(callerOf(context), textOf(context, 'rewardId'), context)) throw new Refusal(-200400)
    if (isShipped(context)) throw new Refusal(-200400, undefined, '奖品已发货，地址不可修改')
    const given = (field: string): string => textOf(context, field)
    const address = { name: given('name'), phone: given('phone'), regionCode: given('regionCode'), province: given('province'), city: given('city'), district: given('district'), detail: given('detail') }
    addresses.save(callerOf(context), textOf(context, 'rewardId'), context, { requestId, savedAt: context.clock.now(), address })
    return answer(context)
  }
  return [mockAction(names.query, (context) => answer(context), { onItsWay: (context) => answer(context, true), noReward: () => ({ reward: null }) }), mockAction(names.save, save)]
}

const SAMPLE = { name: '李雷', phone: '138****8000', regionCode: '310101', province: '上海市', city: '上海市', district: '黄浦区', detail: '南京东路100号' }
