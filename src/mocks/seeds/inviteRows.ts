import type { InviteRowReply } from '@/services/candle/rows/inviteRow'
import { listInvitedBy, type Account } from '../state/accounts'
import type { EndpointContext } from '../calls/endpoint'
import { activityOf, numberOf } from '../calls/endpoint'
import { firstOrderTime } from './firstOrders'
import { accountRow, inviteRowOf, type InviteStatus } from './inviteSeed'

/** The friends whom this user brought to the activity, newest first: registered, and rewarded once they have finished a first order. */
export function invitedFriends(account: Account, context: EndpointContext, cents = 0): InviteRowReply[] {
  return listInvitedBy(context.state, account, activityOf(context).sourceId).map((friend) => {
    const hasOrdered = firstOrderTime(context.state, friend.uid) !== undefined
    return Object.assign(accountRow(friend), { status: hasOrdered ? (3 as const) : (1 as const), statusName: hasOrdered ? '奖励已到账' : '已注册', amount: cents })
  })
}

/** The same, with a campaign's own words for those who have still to ride and those who have. */
export const friendStatuses = (account: Account, context: EndpointContext, cents: number, { waiting, done }: Readonly<Record<'waiting' | 'done', InviteStatus>>): InviteRowReply[] =>
  listInvitedBy(context.state, account, activityOf(context).sourceId).map((friend) => inviteRowOf(accountRow(friend), firstOrderTime(context.state, friend.uid) === undefined ? waiting : done, cents))

/** As the driver's list asks: `orderStatus` 1 with a first order, 2 without; all otherwise. */
export function byOrderStatus(friends: readonly InviteRowReply[], context: EndpointContext): InviteRowReply[] {
  const asked = numberOf(context, 'orderStatus', 0)
  return friends.filter(({ status }) => asked === 0 || (status === 3) === (asked === 1))
}
