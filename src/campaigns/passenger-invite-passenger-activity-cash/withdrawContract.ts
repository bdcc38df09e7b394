import { integer, minValue, nonEmpty, number, object, optional, picklist, pipe, regex, string, type InferOutput } from 'valibot'

/** `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai. */
const time = pipe(string(), regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/))

/** One withdrawal: a row of the withdraw records, and the reply of pipCashWithdraw. Money is integer cents. */
export const withdrawRowReply = object({
  id: pipe(string(), nonEmpty()),
  amount: pipe(number(), integer(), minValue(0)),
  applyTime: time,
  /** When it arrived, or when it is expected to while it is under way. */
  arriveTime: optional(time),
  /** 1 processing, 2 success, 3 failed; what failed is back in the balance. */
  status: picklist([1, 2, 3]),
  channelName: string(),
  failReason: optional(string()),
})

export type WithdrawRowReply = InferOutput<typeof withdrawRowReply>

/**
 * Body of pipCashWithdraw (spec 2 §7.2: adds sourceId, cityCode). `requestId` is the client's own, one for each intended withdrawal: the
 * same one again, whether it is retried or asked after, is the same withdrawal, and is answered with how it stands.
 */
export type WithdrawRequest = {
  readonly sourceId: string
  readonly cityCode: string
  readonly requestId: string
  readonly amount: number
}
