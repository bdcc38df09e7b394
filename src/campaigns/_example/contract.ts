import { integer, minValue, nullish, number, object, picklist, pipe, string, unknown, type InferOutput } from 'valibot'
import { pagedReply } from '@/services/candle/pagedReply'
import { inviteRowReply } from '@/services/candle'

/** Reply of queryExamplePage, body `{ sourceId }`. `user` is null for people who are not logged in. */
export const examplePageReply = object({
  activityInfo: object({
    /** 1 not started, 2 in progress, 3 closed, 4 ended (spec 2 §3). */
    activity: object({ sourceId: string(), status: picklist([1, 2, 3, 4]) }),
    /** Checked field by field where it is drawn. */
    pageConfig: unknown(),
  }),
  user: nullish(object({ promotorCode: string(), friendsInvited: pipe(number(), integer(), minValue(0)) })),
})

/** Reply of queryExampleInviteList, body `{ sourceId, pageNo, pageSize }`. */
export const exampleListReply = pagedReply(inviteRowReply)

export type ExamplePageReply = InferOutput<typeof examplePageReply>
export type ExampleListReply = InferOutput<typeof exampleListReply>
