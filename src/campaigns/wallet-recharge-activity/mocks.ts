import { defineMocks } from '@/mocks/calls/defineMocks'
import { callerOf, textOf, type EndpointContext } from '@/mocks/calls/endpoint'
import { mockPage } from '@/mocks/calls/mockPage'
import { mockPayOrder, mockPayResult, ordersOf } from '@/mocks/calls/payOrders'
import { Refusal } from '@/mocks/calls/refusal'
import type { Account } from '@/mocks/state/accounts'
import type { InferInput } from 'valibot'
import type { walletResultReply } from './api'
import { campaign } from './index'

const PACKAGES = [
  { packageId: 'W50', amount: 5_000, giftAmount: 500, isRecommended: false },
  { packageId: 'W100', amount: 10_000, giftAmount: 2_000, isRecommended: true },
  { packageId: 'W200', amount: 20_000, giftAmount: 5_000, isRecommended: false },
  { packageId: 'W500', amount: 50_000, giftAmount: 15_000, isRecommended: false },
]

const BEFORE = 3_650
const SOLD_OUT = -196251

const giftOf = (packageId: string | undefined): number => PACKAGES.find((one) => one.packageId === packageId)?.giftAmount ?? 0

/** What was paid for with its gifts, over what was there before. */
const balanceOf = ({ uid }: Account, { state }: EndpointContext): number =>
  ordersOf(state)
    .filter((order) => order.uid === uid && order.status === 'paid' && order.about['packageId'])
    .reduce((sum, { amount, about }) => sum + amount + giftOf(about['packageId']), BEFORE)

function sell(context: EndpointContext) {
  const found = PACKAGES.find(({ packageId }) => packageId === textOf(context, 'packageId'))
  if (!found) throw new Refusal(SOLD_OUT, undefined, '该套餐已下架，请重新选择')
  return { amount: found.amount, about: { packageId: found.packageId } }
}

const rule = '<h3>充值说明</h3><p>充值金额与赠送金额同时到账，打车时先用本金，后用赠送金额。</p><h3>退款</h3><p>未使用的本金可联系客服申请退回，赠送金额不退、不提现。</p>'

export const mocks = defineMocks(campaign, {
  activity: { activityName: '钱包充值', inviteType: 1, pageConfig: { rulePageConfig: { ruleContent: rule } }, loginPage: { title: '钱包充值 充多送多' } },
  endpoints: [
    mockPage('queryWalletRechargePage', { rest: (context) => ({ wallet: context.account ? { balance: balanceOf(callerOf(context), context) } : null, packages: PACKAGES }) }, (pageOf) => ({
      nothingOnSale: (context) => ({ ...pageOf(context), packages: [] }),
    })),
    mockPayOrder('createWalletRechargeOrder', sell, undefined, { soldOut: [SOLD_OUT, '该套餐已下架，请重新选择'] }),
    mockPayResult<InferInput<typeof walletResultReply>>('queryWalletRechargeResult', ({ about }) => ({ giftAmount: giftOf(about['packageId']) })),
  ],
})
