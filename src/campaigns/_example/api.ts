import { count } from '@/lib/reply/fields'
import { activityPageReply, injectCalls, inviteRow, list, page } from '@/services/candle'

/** `stat` is of users who are logged in. */
const exampleReply = activityPageReply({ stat: { friendsInvited: count } }, {})

export const { useQueryExamplePageQuery, useQueryExampleInviteListInfiniteQuery } = injectCalls({
  queryExamplePage: page({ reply: exampleReply, parse: ({ stat }) => ({ friendsInvited: stat?.friendsInvited }) }),
  queryExampleInviteList: list(inviteRow),
})
