import type { InferInput, InferOutput } from 'valibot'
import { jsonObject } from '@/lib/reply/jsonObject'
import { strictChoice, strictPositiveCents, strictText, time } from '@/lib/reply/fields'

/** Reply of a call that makes an order, once for each requestId. `amount`: integer cents; `payToken`: what the host's pay panel is opened with. */
const payOrderReply = jsonObject({ orderNo: strictText, amount: strictPositiveCents, payToken: strictText })
export type PayOrderReply = InferInput<typeof payOrderReply>

export type MadeOrder = { readonly orderNo: string; readonly cents: number; readonly payToken: string }

export const payOrder = { reply: payOrderReply, parse: ({ orderNo, amount, payToken }: InferOutput<typeof payOrderReply>): MadeOrder => ({ orderNo, cents: amount, payToken }) }

/** Reply of a call that tells how an order stands. All of it must be readable: the page shows no payment that the server has not confirmed. */
export const payResultEntries = {
  orderNo: strictText,
  status: strictChoice({ 1: 'unpaid', 2: 'processing', 3: 'paid', 4: 'closed', 5: 'refunded' }),
  amount: strictPositiveCents,
  payTime: time,
}

const payResultReply = jsonObject(payResultEntries)
export type PayResultReply = InferInput<typeof payResultReply>

export type PayResult = { readonly orderNo: string; readonly status: 'unpaid' | 'processing' | 'paid' | 'closed' | 'refunded'; readonly cents: number; /** `YYYY-MM-DD HH:mm`; '' until it is paid. */ readonly paidAt: string }

export const parsePayResult = ({ orderNo, status, amount, payTime }: InferOutput<typeof payResultReply>): PayResult => ({ orderNo, status, cents: amount, paidAt: payTime.slice(0, 16) })
