import type { ComponentType } from 'react'
import type { InviteeRoutes } from '@/features/login'
import type { LazySlice } from '@/lib/storage/lazySlice'
import type { UsePageQuery } from './useActivityPage'
import type { ConfigOf, ConfigFields, PageDefaults } from '@/lib/pageConfig'

/**
 * The page kinds of the product (design §0.3); each has states that its page must have: loading, ready, error and its own. The code of most is in the folder of their name; of
 * `form` in `collect` and `bind`, of `picker` in `timeRange`, of `detail` in `record` and `list`, of `recall` in `result`, of `redirect` and `reward` in the campaign.
 * An `address` is also made in `places`, an `empty` in `invalidActivity`, a `home` in `play`, a `register` in `collect`, a `result` in `bind`, `coupons` and `pay`.
 */
export type PageKind =
  | 'home' | 'login' | 'rule' | 'share' | 'register' | 'result' | 'recall' | 'middle' | 'list' | 'detail' | 'reward'
  | 'address' | 'withdraw' | 'form' | 'picker' | 'guide' | 'qr-code' | 'download' | 'empty' | 'no-permission' | 'card' | 'redirect'

/** What a person can do on a page. Live actions navigate and call; in preview each reports its name to the parent frame instead. */
export type PageActions = { readonly [name: string]: (...values: never[]) => unknown }

/** A live page is loading, has failed (with a way to try again), or has all that its view needs. */
export type LivePage<Data, Actions> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly status: 'ready'; readonly rawConfig: unknown; readonly data: Data; readonly actions: Actions }

export type PageViewProps<Fields extends ConfigFields, Data, Actions> = {
  readonly config: ConfigOf<Fields>
  readonly data: Data
  readonly actions: Actions
}

/** A picture in the hero's colours and a line about the campaign, shown in the list of campaigns. */
export type PageCover = { readonly Scene: ComponentType; readonly useLine: () => string }

/** What a page shows in each of its states, for previews, tools and tests. */
export type Fixtures<Data> = { readonly default: Data } & { readonly [name: string]: Data }
/** A function loads the fixtures lazily, so that users of the live page do not download them: for pages that people open first. See `withFixtures`. */
export type PageFixtures<Data> = Fixtures<Data> | (() => Promise<Fixtures<Data>>)

/**
 * One page: what marketing sets (`config`), what the server knows of this user (`data`), what can be done (`actions`), and the one
 * component that draws it. Live and preview share that component: live takes config and data from `useLive`, preview takes config
 * from the parent frame, data from `fixtures` and actions that only report their names.
 */
export type Page<Fields extends ConfigFields, Data, Actions extends PageActions, Samples extends PageFixtures<Data> = Fixtures<Data>> = {
  readonly kind: PageKind
  readonly config: Fields
  readonly fixtures: Samples
  readonly actionNames: readonly (keyof Actions & string)[]
  readonly useLive: () => LivePage<Data, Actions>
  readonly View: ComponentType<PageViewProps<Fields, Data, Actions>>
  /** A hook: the texts of the page for fields that are not set, shown in the form that edits them. */
  readonly useDefaults?: () => PageDefaults<Fields>
  /** The hook of the page's own query. Only where it sends no more than activity, user and `about`: then the document can send it before the bundle is there. */
  // oxlint-disable-next-line typescript/no-explicit-any -- only the page itself reads the reply
  readonly usePage?: UsePageQuery<any, any>
  /** The query parameters of the address that the call sends besides: an order, a group. */
  readonly about?: readonly string[]
  /** Where invited friends go from here after the login. Only read by tools that explain a link. */
  readonly inviteeRoutes?: InviteeRoutes
  /** Slices that are injected into the store with this page. */
  readonly slices?: readonly LazySlice[]
  /** The campaign's picture and line where campaigns are listed. */
  readonly cover?: PageCover
  /** Drawn while the page loads; the page frame's own skeleton unless given. */
  readonly Skeleton?: ComponentType
}

/** Any page, for code that only routes and mounts it. */
// oxlint-disable-next-line typescript/no-explicit-any -- the parameters belong together inside a page and are opaque outside it
export type AnyPage = Page<any, any, any, PageFixtures<any>>

export function definePage<Fields extends ConfigFields, Data, Actions extends PageActions, Samples extends PageFixtures<Data> = Fixtures<Data>>(page: Page<Fields, Data, Actions, Samples>): Page<Fields, Data, Actions, Samples> {
  return page
}
