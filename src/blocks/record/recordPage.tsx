import type { ComponentType } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import styled from 'styled-components'
import { definePage, type LivePage, type Page, type PageActions, type PageFixtures } from '@/blocks/definePage'
import { LoggedOutPanel } from '@/blocks/list/LoggedOutPanel'
import { useActivityRequest } from '@/blocks/useActivityRequest'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { useLoginLauncher } from '@/blocks/intent/useLoginLauncher'
import { usePageConfig } from '@/blocks/usePageConfig'
import { selectIsAutoLoginPending } from '@/features/login'
import { selectIsLoggedIn } from '@/features/session'
import { text, type ConfigField, type ConfigFields, type ConfigOf, type PageDefaults } from '@/lib/pageConfig'
import { parseQuery, type Query } from '@/lib/url/query'
import type { ActivityRequest } from '@/services/candle'
import { LazyArt } from '@/ui/art/LazyArt'
import { SkeletonScreen } from '@/ui/feedback/Skeleton'
import { StatePanel } from '@/ui/feedback/StatePanel'
import { Button } from '@/ui/form/Button'
import { PageFrame } from '@/ui/layout/PageFrame'

const recordConfig = { title: text('页面标题') }
type RecordFields = typeof recordConfig

/** `loggedOut`: on an address that needs no login. Null: there is no such thing. */
type Shown<Data> = { readonly record: Data | null | 'loggedOut' }

/** `open`: another page of the campaign about the same thing. `reload`: asks anew, when the time has come. */
export type RecordActions = { readonly back: () => void; readonly login: () => void; readonly open: (path: string) => void; readonly reload: () => void }

/** No fields besides those of every record. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- it is meant
type NoFields = Readonly<Record<never, ConfigField<unknown>>>

/** No actions besides those of every record. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- it is meant
type NoActions = Readonly<Record<never, () => unknown>>

export type RecordBodyProps<Data, Fields extends ConfigFields = NoFields, Own extends PageActions = NoActions> = { readonly record: Data; readonly title: string; readonly config: ConfigOf<Fields>; readonly actions: RecordActions & Own }

/** `none`: there is no such thing. `back`: the way to the others. */
export type RecordTexts = Readonly<Record<'title' | 'none' | 'back', string>>

/** What the page needs of its call. RTK Query's hooks give it. Null: there is no such thing. */
type RecordQuery<Data> = { readonly currentData?: Data | null | undefined; readonly error?: unknown; readonly isFetching: boolean; readonly refetch: () => unknown }

export type RecordPageOptions<Data, Fields extends ConfigFields = NoFields, Own extends PageActions = NoActions> = {
  readonly useRecord: (request: ActivityRequest, style: { readonly refetchOnMountOrArgChange: true; readonly skip: boolean }) => RecordQuery<Data>
  readonly useTexts: () => RecordTexts
  /** Fields besides the title, and what stands there while marketing says nothing. */
  readonly fields?: Fields
  readonly useDefaults?: () => PageDefaults<Fields>
  /** A hook for what else can be done with it, and the names of that for the preview. */
  readonly useOwnActions?: () => Own
  readonly ownActions?: readonly (keyof Own & string)[]
  /** The cards of the page. The first is called by the page's title. */
  readonly Body: ComponentType<RecordBodyProps<Data, Fields, Own>>
  readonly BodySkeleton: ComponentType<{ readonly title: string }>
  /** The campaign's page with the others, which its address may name, and the parameters that its address does not have: they name the thing, and without one of them there is none. */
  readonly backTo: string | ((query: Query) => string)
  readonly params: readonly string[]
  readonly fixtures: PageFixtures<Shown<Data>>
}

const loadEmpty = () => import('@/ui/art/ArtEmpty').then(({ ArtEmpty }) => ArtEmpty)

const Way = styled.div`
  margin-top: 0.75rem;
`

/** One thing that a list leads to: all that is known of it, or that there is no such thing; and the way back. */
export function recordPage<Data, Fields extends ConfigFields = NoFields, Own extends PageActions = NoActions>(configKey: string, options: RecordPageOptions<Data, Fields, Own>): Page<RecordFields & Fields, Shown<Data>, RecordActions & Own, PageFixtures<Shown<Data>>> {
  const { useRecord, useTexts, useOwnActions, ownActions = [], Body, BodySkeleton, backTo, params, fixtures } = options
  return definePage({
    kind: 'detail',
    config: { ...recordConfig, ...options.fields } as RecordFields & Fields,
    fixtures,
    useDefaults: () => ({ title: useTexts().title, ...options.useDefaults?.() }) as PageDefaults<RecordFields & Fields>,
    actionNames: ['back', 'login', 'open', 'reload', ...ownActions],
    useLive: (): LivePage<Shown<Data>, RecordActions & Own> => {
      const { open } = useCampaignNavigate()
      const { pathname, search } = useLocation()
      const logIn = useLoginLauncher()
      const isAutoLoginPending = useSelector(selectIsAutoLoginPending)
      const isLoggedOut = !useSelector(selectIsLoggedIn)
      const query = parseQuery(search)
      const isNamed = params.every((name) => query.get(name))
      const { currentData, error, isFetching, refetch } = useRecord(useActivityRequest(), { refetchOnMountOrArgChange: true, skip: !isNamed || isLoggedOut || isAutoLoginPending })
      const { rawConfig } = usePageConfig(configKey)
      // oxlint-disable-next-line react/hooks -- a page has actions of its own or none, for its whole life
      const own = useOwnActions?.() as Own
      const record = isLoggedOut && !isAutoLoginPending ? 'loggedOut' : isNamed ? currentData : null
      if (record === undefined) return error && !isFetching ? { status: 'failed', error, retry: () => void refetch() } : { status: 'loading' }
      const actions: RecordActions & Own = {
        ...own,
        login: () => logIn({ to: pathname + search }),
        back: () => open(typeof backTo === 'string' ? backTo : backTo(query), { params: Object.fromEntries(params.map((name) => [name, null])) }),
        open: (path) => open(path),
        reload: () => void refetch(),
      }
      return { status: 'ready', rawConfig, data: { record }, actions }
    },
    View: ({ config, data: { record }, actions }: { readonly config: ConfigOf<RecordFields & Fields>; readonly data: Shown<Data>; readonly actions: RecordActions & Own }) => {
      const texts = useTexts()
      const { title: set }: ConfigOf<RecordFields> = config
      const title = set || texts.title
      return (
        <PageFrame title={title}>
          {record === 'loggedOut' ? (
            <LoggedOutPanel heading="h1" onLogin={actions.login} />
          ) : record === null ? (
            <StatePanel heading="h1" art={<LazyArt load={loadEmpty} />} title={texts.none} action={{ label: texts.back, onClick: actions.back }} />
          ) : (
            <>
              <Body record={record} title={title} config={config} actions={actions} />
              <Way>
                <Button kind="text" isBlock onClick={actions.back}>
                  {texts.back}
                </Button>
              </Way>
            </>
          )}
        </PageFrame>
      )
    },
    Skeleton: () => {
      const { title } = useTexts()
      return (
        <PageFrame title={title}>
          <SkeletonScreen>
            <BodySkeleton title={title} />
          </SkeletonScreen>
        </PageFrame>
      )
    },
  })
}
