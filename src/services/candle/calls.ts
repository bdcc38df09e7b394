import type { UnknownAction } from '@reduxjs/toolkit'
import type { EndpointBuilder } from '@reduxjs/toolkit/query'
import { nullish, safeParse, unknown, type GenericSchema, type InferOutput } from 'valibot'
import { api } from '@/api/api'
import type { ApiError } from '@/api/errors/apiError'
import type { baseQuery, CallOptions } from '@/api/baseQuery'
import type { ApiRequest } from '@/api/request'
import { buildRequest, bodyOf, commonBody, noArgs, post, tagOf, type ActionArg, type ArgOf, type CallArg, type Method, type Send, type BodyOptions } from './callRequest'
import { barePage, parseActivityPage, SHOWN_REFUSALS, type ActivityPage } from './activity/activityPage'
import { pagedReply } from './pagedReply'
import { nextPage, PAGE_SIZE, parsePage, type Paged } from './paging'
import { toastBlacklistOnRefetch } from './toastBlacklistOnRefetch'

// The calls of campaigns are uniform. A campaign gives a name, a schema and a parse function: `injectCalls({ queryXPage: page({ ... }) })`.

type Build = EndpointBuilder<typeof baseQuery, 'Call', 'api'>
type Call<Definition> = (build: Build, name: string) => Definition

/** Adds calls to the api under their names; gives their hooks and endpoints. */
export function injectCalls<const Calls extends Readonly<Record<string, Call<unknown>>>>(calls: Calls) {
  type Definitions = { [Name in keyof Calls]: ReturnType<Calls[Name]> }
  return api.injectEndpoints({
    overrideExisting: 'throw',
    // oxlint-disable-next-line typescript/no-explicit-any -- each definition is typed by the call that makes it
    endpoints: (build) => Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, call(build, name)])) as Definitions extends Record<string, any> ? Definitions : never,
  })
}

type PageCall<Reply extends GenericSchema, Own> = {
  /** Made by `activityPageReply`. */
  readonly reply: Reply
  readonly parse: (reply: InferOutput<Reply>) => Own
  /** Set where the home itself shows that the activity is over or the user is blacklisted (spec 2 §4, §8). The campaign's own fields for it, where the refusal carries none. */
  readonly showsRefusals?: Own
  /** Codes that the campaign has pages of its own for: no toast, no gate. A refusal may carry the page. */
  readonly tolerates?: readonly number[]
  /** The campaign's own fields for such a refusal that carries no page, where the page can be drawn without what it lacks. */
  readonly bare?: (errCode: number) => Own | undefined
  readonly method?: Method
}

/** A campaign's page call: the activity, its pages' configurations, and what the server knows of this user. */
export const page =
  <Reply extends GenericSchema, Own extends object, Args = undefined>({ reply, parse, showsRefusals, tolerates = [], bare, method, send = noArgs }: PageCall<Reply, Own> & { readonly send?: Send<Args> }) =>
  (build: Build, name: string) => {
    const parseAt = (sent: InferOutput<Reply>, receivedAt: number): ActivityPage & Own => ({ ...parseActivityPage(sent, receivedAt), ...parse(sent) })
    const carriedBy = (error: ApiError) => {
      const carried = error.kind === 'business' ? safeParse(reply, error.data) : { success: false as const }
      return carried.success ? parseAt(carried.output, Date.now()) : undefined
    }
    const bareOf = (error: ApiError) => {
      if (error.kind !== 'business') return undefined
      const own = SHOWN_REFUSALS.includes(error.errCode) ? showsRefusals : bare?.(error.errCode)
      return own && barePage(own)
    }
    return build.query<ActivityPage & Own, CallArg<Args>>({
      query: ({ request, args }) => buildRequest(method)(name, { ...request, ...send(args) }),
      rawResponseSchema: reply,
      transformResponse: (sent: InferOutput<Reply>) => parseAt(sent, Date.now()),
      transformErrorResponse: (error) => (showsRefusals || tolerates.length > 0 ? { ...error, carried: carriedBy(error), bare: bareOf(error) } : error),
      providesTags: [tagOf(name)],
      extraOptions: { tolerates: showsRefusals ? [...SHOWN_REFUSALS, ...tolerates] : tolerates },
      ...(showsRefusals && { onQueryStarted: toastBlacklistOnRefetch }),
    })
  }

type Row<Reply extends GenericSchema, Parsed, Args> = { readonly reply: Reply; readonly parse: (row: InferOutput<Reply>, args: Args) => Parsed }

/** A list stays in the cache long enough for a visit to another page and back (seconds). */
const keepUnusedDataFor = 600

const NEWEST_TIMEOUT_MS = 10_000

/** A paged list. `callFor` names the call where it depends on the tab. */
export const list =
  <Reply extends GenericSchema, Parsed, Args = undefined>(row: Row<Reply, Parsed, Args>, { send = noArgs, callFor, method }: { readonly send?: Send<Args>; readonly callFor?: (args: Args) => string; readonly method?: Method } = {}) =>
  (build: Build, name: string) =>
    build.infiniteQuery<Paged<Parsed>, CallArg<Args>, number>({
      infiniteQueryOptions: { initialPageParam: 1, getNextPageParam: nextPage },
      keepUnusedDataFor,
      query: ({ queryArg: { request, args }, pageParam }) => buildRequest(method)(callFor?.(args) ?? name, { ...commonBody(request), ...send(args), pageNo: pageParam, pageSize: PAGE_SIZE }),
      rawResponseSchema: pagedReply(row.reply),
      transformResponse: (reply: Paged<InferOutput<Reply>>, _, { queryArg: { args } }) => parsePage((sent: InferOutput<Reply>) => row.parse(sent, args))(reply),
      providesTags: [tagOf(name)],
    })

/** The first page of the list of another call, for a check in the background: never from the cache, and its failure is not shown. */
export const newestRows =
  <Reply extends GenericSchema, Parsed>(row: Row<Reply, Parsed, undefined>, call: string) =>
  (build: Build) =>
    build.query<readonly Parsed[], CallArg<undefined>>({
      query: ({ request }) => post(call, { ...commonBody(request), pageNo: 1, pageSize: PAGE_SIZE }, { timeoutMs: NEWEST_TIMEOUT_MS }),
      rawResponseSchema: pagedReply(row.reply),
      transformResponse: (reply: Paged<InferOutput<Reply>>) => parsePage((sent: InferOutput<Reply>) => row.parse(sent, undefined))(reply).list,
      extraOptions: { isBackground: true },
    })

type Answer<Reply extends GenericSchema, Data, Args, Body> = BodyOptions<Args, Body> &
  Pick<ApiRequest, 'timeoutMs'> & {
    readonly reply: Reply
    readonly parse: (reply: InferOutput<Reply>) => Data
    readonly options?: CallOptions
  }

/** A call that only reads, and is neither the page nor a list. */
export const query =
  <Reply extends GenericSchema, Data, Args = undefined, Body = never>({ reply, parse, method, options = {}, timeoutMs, ...sending }: Answer<Reply, Data, Args, Body> & { readonly method?: Method }) =>
  (build: Build, name: string) =>
    build.query<Data, ArgOf<CallArg<Args>, Body>>({
      query: (arg) => ({ ...buildRequest(method)(name, bodyOf(sending)(arg) as object), ...(timeoutMs === undefined ? {} : { timeoutMs }) }),
      rawResponseSchema: reply,
      transformResponse: (sent: InferOutput<Reply>) => parse(sent),
      providesTags: [tagOf(name)],
      extraOptions: options,
    })

/** Names of calls. */
type Names = readonly string[]

type Action<Reply extends GenericSchema, Data, Args, Body> = Answer<Reply, Data, Args, Body> & {
  /** The action that is dispatched for a refusal, before the logout that the refusal may cause: see `ApiRequest`. */
  readonly refusedAs?: (error: ApiError, arg: ArgOf<ActionArg<Args>, Body>) => UnknownAction
  /** The names of the calls whose cached replies are stale afterwards, also where this call's own reply is lost; or a function of that reply, which is undefined where it is lost. */
  readonly refreshes?: Names | ((data: Data | undefined, arg: ArgOf<ActionArg<Args>, Body>) => Names)
}

/** A call that changes something for the user. */
export const action =
  <Reply extends GenericSchema, Data, Args = undefined, Body = never>({ reply, parse, options = {}, refreshes = [], timeoutMs, refusedAs, ...sending }: Action<Reply, Data, Args, Body>) =>
  (build: Build, name: string) =>
    build.mutation<Data, ArgOf<ActionArg<Args>, Body>>({
      query: (arg) => post(name, bodyOf(sending)(arg), { ...(timeoutMs === undefined ? {} : { timeoutMs }), ...(refusedAs && { refusedAs: (error) => refusedAs(error, arg) }) }),
      rawResponseSchema: reply,
      transformResponse: (sent: InferOutput<Reply>) => parse(sent),
      invalidatesTags: (data, _, arg) => (typeof refreshes === 'function' ? refreshes(data, arg) : refreshes).map(tagOf),
      extraOptions: options,
    })

/** Reports that the user shared. Its reply is not read and its failure is not shown (spec 2 §7.2). */
export const shareCallback =
  ({ refreshes = [] }: { readonly refreshes?: readonly string[] } = {}) =>
  (build: Build, name: string) =>
    build.mutation<null, Pick<CallArg<undefined>, 'request'>>({
      query: ({ request }) => post(name, commonBody(request)),
      rawResponseSchema: nullish(unknown()),
      transformResponse: () => null,
      invalidatesTags: refreshes.map(tagOf),
      extraOptions: { isBackground: true },
    })
