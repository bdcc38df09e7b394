import type { ApiRequest } from '@/api/request'
import { gateByStatus } from './activity/gateByStatus'
import { postTo } from './requests'

/** What every call says of the activity and the user, where it is known. */
export type ActivityRequest = {
  readonly sourceId: string
  readonly userUid: string
  readonly promotorCode: string
  /** 2 new, 1 existing (spec 1 §9). */
  readonly newUserFlag: 1 | 2
  readonly cityCode?: string
  readonly channel?: string
}

/** `args` are the call's own arguments; its `send` turns them into fields of the body. */
export type CallArg<Args> = { readonly request: ActivityRequest; readonly args: Args }
/** `requestId` identifies one intended action: sent twice with the same id, it is done once. */
export type ActionArg<Args> = CallArg<Args> & { readonly requestId: string }

export type Send<Args> = (args: Args) => object

export const noArgs = (): object => ({})

/** The `body` of a call whose fields the specification lists (spec 2 §7.1): the call takes these args alone, and sends them unchanged. */
export const unchangedBody = <Body>(body: Body): Body => body

export type BodyOptions<Args, Body> = {
  /** Fields of the body besides the common ones. */
  readonly send?: Send<Args>
  /** The whole body, without the common fields. */
  readonly body?: (args: Body) => unknown
}

export type ArgOf<Uniform, Body> = [Body] extends [never] ? Uniform : Body

export const bodyOf =
  <Args, Body>({ send = noArgs, body }: BodyOptions<Args, Body>) =>
  (arg: unknown): unknown => {
    if (body) return body(arg as Body)
    const { request, args, ...more } = arg as CallArg<Args>
    return { ...commonBody(request), ...send(args), ...more }
  }

/** The common fields of every call but the page call, which sends all of `ActivityRequest` (spec 2 §7.2): no `newUserFlag`, and neither a code nor a user where none is known (design §0.4). */
export const commonBody = ({ newUserFlag: _, userUid, promotorCode, ...request }: ActivityRequest) => ({ ...request, ...(userUid && { userUid }), ...(promotorCode && { promotorCode }) })

type PageReply = { readonly activityInfo?: { readonly activity?: { readonly status?: unknown } | null } | null } | null

/** Any reply with the activity's status is a refusal where that status is not open. */
const unwrap = /* #__PURE__ */ gateByStatus((data) => (data as PageReply)?.activityInfo?.activity?.status)

export const post = (name: string, body: unknown, more: Partial<ApiRequest> = {}): ApiRequest => ({ ...postTo(name, body), unwrap, ...more })

/** POST, unless the specification names GET for a call (spec 2 §7.3), whose fields then go into the query string. */
export type Method = 'GET' | 'POST'

export const buildRequest =
  (method: Method = 'POST') =>
  (name: string, args: object): ApiRequest =>
    method === 'POST' ? post(name, args) : { ...post(name, undefined), method, query: args as NonNullable<ApiRequest['query']> }

export const tagOf = (id: string) => ({ type: 'Call' as const, id })
