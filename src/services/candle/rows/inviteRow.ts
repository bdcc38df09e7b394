import type { InferInput, InferOutput } from 'valibot'
import { jsonObject } from '@/lib/reply/jsonObject'
import { choice, strictCents, strictText, time, text } from '@/lib/reply/fields'
import { nameOf, personEntries } from './person'

/** One friend in an invite list, as every campaign's backend sends it. Money is cents, the phone is masked by the server. */
export const inviteEntries = {
  id: strictText,
  ...personEntries,
  registerTime: time,
  status: choice({ 1: 'registered', 2: 'inProgress', 3: 'rewarded', 4: 'invalid' }, 'unknown'),
  statusName: text,
  conditionText: text,
  /** Until when the condition can be met. */
  expireTime: time,
  amount: strictCents,
  invalidReason: text,
}

export const inviteRowReply = jsonObject(inviteEntries)

/** The row as it is sent. */
export type InviteRowReply = InferInput<typeof inviteRowReply>

export type InviteRow = {
  readonly id: string
  /** The nickname, else the masked number; '' where the server sends neither. The texts below may be '' too. */
  readonly name: string
  readonly avatar: string
  /** `MM-DD HH:mm`. */
  readonly registeredAt: string
  readonly status: 'registered' | 'inProgress' | 'rewarded' | 'invalid' | 'unknown'
  readonly statusName: string
  /** What the friend still has to do, or why the invitation does not count; '' when there is nothing to say. */
  readonly note: string
  /** `MM-DD HH:mm`, until when the friend can still do it; '' when nothing is waited for. */
  readonly deadline: string
  readonly cents: number
}

export function parseInviteRow({ id, mobileMask, nickName, avatar, registerTime, status, statusName, conditionText, expireTime, amount, invalidReason }: InferOutput<typeof inviteRowReply>): InviteRow {
  return {
    id,
    name: nameOf({ nickName, mobileMask }),
    avatar,
    registeredAt: registerTime.slice(5, 16),
    status,
    statusName,
    note: status === 'invalid' ? invalidReason : conditionText,
    deadline: status === 'registered' || status === 'inProgress' ? expireTime.slice(5, 16) : '',
    cents: amount,
  }
}

export const inviteRow = { reply: inviteRowReply, parse: parseInviteRow }
