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

/** `args` are the call's own; `send` of the call says how they stand in the body. */
export type CallArg<Args> = { readonly request: ActivityRequest; readonly args: Args }
/** `requestId` is the client's name for one intended action: the same one again is the same action. */
export type ActionArg<Args> = CallArg<Args> & { readonly requestId: string }

export type Send<Args> = (args: Args) => object

export const nothing = (): object => ({})

/** The `body` of a call whose fields the specification names to the letter (spec 2 §7.1): it takes these args alone, and sends them as they are. */
export const exactly = <Body>(body: Body): Body => body

export type Sending<Args, Body> = {
  /** The call's own part of the body, beside what every call says. */
  readonly send?: Send<Args>
  /** The whole body. */
  readonly body?: (args: Body) => unknown
}

export type ArgOf<Uniform, Body> = [Body] extends [never] ? Uniform : Body

export const bodyOf =
  <Args, Body>({ send = nothing, body }: Sending<Args, Body>) =>
  (arg: unknown): unknown => {
    if (body) return body(arg as Body)
    const { request, args, ...more } = arg as CallArg<Args>
    return { ...known(request), ...send(args), ...more }
  }

/** A page call says all of it (spec 2 §7.2); the others leave out what they are not about, or what is not known. */
export const known = ({ newUserFlag: _, promotorCode, ...request }: ActivityRequest) => (promotorCode === '' ? request : { ...request, promotorCode })

type PageReply = { readonly activityInfo?: { readonly activity?: { readonly status?: unknown } | null } | null } | null

/** Whichever call says the activity's status says the same gate with it. */
const unwrap = /* #__PURE__ */ gateByStatus((data) => (data as PageReply)?.activityInfo?.activity?.status)

export const post = (name: string, body: unknown, more: Partial<ApiRequest> = {}): ApiRequest => ({ ...postTo(name, body), unwrap, ...more })

/** How a call is asked: by POST, unless the specification names GET for it (spec 2 §7.3); then all that it says stands in its address. */
export type Method = 'GET' | 'POST'

export const ask =
  (method: Method = 'POST') =>
  (name: string, said: object): ApiRequest =>
    method === 'POST' ? post(name, said) : { ...post(name, undefined), method, query: said as NonNullable<ApiRequest['query']> }

export const tagOf = (id: string) => ({ type: 'Call' as const, id })
