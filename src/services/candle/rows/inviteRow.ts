import { integer, minValue, nonEmpty, number, object, optional, picklist, pipe, string, type InferOutput } from 'valibot'

const cents = pipe(number(), integer())

/** One friend in an invite list, as every campaign's backend sends it. Times are Asia/Shanghai, money is cents, the phone is masked by the server. */
export const inviteRowReply = object({
  id: pipe(string(), nonEmpty()),
  mobileMask: string(),
  nickName: optional(string()),
  avatar: optional(string()),
  registerTime: string(),
  /** 1 registered, 2 in progress, 3 rewarded, 4 invalid. */
  status: picklist([1, 2, 3, 4]),
  statusName: string(),
  conditionText: optional(string()),
  /** Until when the condition can be met, `YYYY-MM-DD HH:mm:ss`. */
  expireTime: optional(string()),
  amount: pipe(cents, minValue(0)),
  invalidReason: optional(string()),
})

export type InviteRowReply = InferOutput<typeof inviteRowReply>

export type InviteRow = {
  readonly id: string
  readonly name: string
  readonly avatar: string
  /** `MM-DD HH:mm`. */
  readonly registeredAt: string
  readonly status: 'registered' | 'inProgress' | 'rewarded' | 'invalid'
  readonly statusName: string
  /** What the friend still has to do, or why the invitation does not count; '' when there is nothing to say. */
  readonly note: string
  /** `MM-DD HH:mm`, until when the friend can still do it; '' when nothing is waited for. */
  readonly deadline: string
  readonly cents: number
}

const STATUS = { 1: 'registered', 2: 'inProgress', 3: 'rewarded', 4: 'invalid' } as const

export function parseInviteRow({ id, mobileMask, nickName, avatar = '', registerTime, status, statusName, amount, ...reply }: InviteRowReply): InviteRow {
  return {
    id,
    name: nickName || mobileMask,
    avatar,
    registeredAt: registerTime.slice(5, 16),
    status: STATUS[status],
    statusName,
    note: (status === 4 ? reply.invalidReason : reply.conditionText) ?? '',
    deadline: status <= 2 ? (reply.expireTime ?? '').slice(5, 16) : '',
    cents: amount,
  }
}

export const inviteRow = { reply: inviteRowReply, parse: parseInviteRow }
