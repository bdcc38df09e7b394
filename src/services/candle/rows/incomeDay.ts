import type { InferInput, InferOutput } from 'valibot'
import { jsonObject } from '@/lib/reply/jsonObject'
import { count, strictCents, strictDate } from '@/lib/reply/fields'

/** One day of a driver's income, as every driver campaign's backend sends it. Money is integer cents; `date` is `YYYY-MM-DD`, Asia/Shanghai. */
export const incomeDayReply = jsonObject({ date: strictDate, orderCount: count, amount: strictCents })

/** As it is sent. */
export type IncomeDayReply = InferInput<typeof incomeDayReply>

export type IncomeDay = { readonly id: string; readonly date: string; readonly orders: number; readonly cents: number }

export const parseIncomeDay = ({ date, orderCount, amount }: InferOutput<typeof incomeDayReply>): IncomeDay => ({ id: date, date, orders: orderCount, cents: amount })

export const incomeDay = { reply: incomeDayReply, parse: parseIncomeDay }
