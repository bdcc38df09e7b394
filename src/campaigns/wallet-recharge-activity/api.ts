import type { InferOutput } from 'valibot'
import { payCallOptions, payResultOptions } from '@/blocks/pay/payCallOptions'
import { jsonObject } from '@/lib/reply/jsonObject'
import { optionalCents, flag, optionalObject, strictCents, strictPositiveCents, strictText } from '@/lib/reply/fields'
import { rows } from '@/lib/reply/rows'
import { action, activityPageReply, injectCalls, page, parsePayResult, payOrder, payResultEntries, query, type PayResult } from '@/services/candle'

/** Money is integer cents. `wallet` is of a user who is logged in. */
const pageReply = activityPageReply({}, { wallet: optionalObject({ balance: strictCents }), packages: rows(jsonObject({ packageId: strictText, amount: strictPositiveCents, giftAmount: optionalCents, isRecommended: flag })) })

/** What is paid, and what comes on top of it. */
export type Recharge = { readonly id: string; readonly cents: number; readonly gift: number; readonly isRecommended: boolean }

export type WalletPage = {
  /** Undefined for users who are not logged in. */
  readonly balance: number | undefined
  readonly packages: readonly Recharge[]
}

/** What is ordered; `gift` is shown beside an order that is open, and not sent. */
export type Chosen = { readonly packageId: string; readonly gift: number }
/** `amount` is what the page showed: another price is refused. */
export type Order = { readonly packageId: string; readonly amount: number }

export const walletResultReply = jsonObject({ ...payResultEntries, giftAmount: optionalCents })

export type WalletResult = PayResult & { readonly gift: number }

const parseResult = ({ giftAmount, ...result }: InferOutput<typeof walletResultReply>): WalletResult => ({ ...parsePayResult(result), gift: giftAmount })

export const walletApi = injectCalls({
  queryWalletRechargePage: page({
    reply: pageReply,
    parse: ({ wallet, packages }): WalletPage => ({ balance: wallet?.balance, packages: packages.map(({ packageId, amount, giftAmount, isRecommended }) => ({ id: packageId, cents: amount, gift: giftAmount, isRecommended })) }),
  }),
  createWalletRechargeOrder: action({ ...payOrder, ...payCallOptions(), send: (order: Order) => order }),
  queryWalletRechargeResult: query({ ...payResultOptions(), reply: walletResultReply, parse: parseResult, send: (args: { readonly orderNo: string }) => args }),
})

export const { useQueryWalletRechargePageQuery, useCreateWalletRechargeOrderMutation } = walletApi
