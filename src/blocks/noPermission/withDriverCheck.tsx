import { definePage, type AnyPage } from '@/blocks/definePage'
import { isNotForUser } from '@/blocks/isNotForUser'
import { withFixtures } from '@/blocks/withFixtures'
import { isPreviewDocument } from '@/features/preview'
import { LazyComponent, requiredChunk, useLazyChunk } from '@/lib/lazy/lazyChunk'
import type { ConfigOf } from '@/lib/pageConfig'
import { noPermissionFields } from './config'

type Refused = { readonly refused: 'live' | 'sample'; readonly error?: unknown }

const isRefused = (data: unknown): data is Refused => typeof data === 'object' && data !== null && 'refused' in data

/** For those alone who are refused. */
const refusal = requiredChunk('refusal', () => import('./Refusal').then(({ Refusal }) => Refusal))

/** A preview shows the refusal as one of the page's states, at once. */
export async function prepareRefusal(): Promise<void> {
  if (isPreviewDocument()) await refusal.read()
}

/** The same page for drivers; others are told that it is not for them, at the page's own address. Marketing words that on the home. */
export function withDriverCheck(page: AnyPage): AnyPage {
  return definePage({
    ...page,
    config: page.kind === 'home' ? { ...page.config, ...noPermissionFields } : page.config,
    fixtures: async () => ({ ...(await withFixtures(page)).fixtures, noPermission: { refused: 'sample' } satisfies Refused }),
    actionNames: [...page.actionNames, 'switchAccount', 'leave', 'callCar'],
    useLive: () => {
      // oxlint-disable-next-line react/hooks -- a page is one page for its whole life
      const live = page.useLive()
      const isOthers = live.status === 'failed' && isNotForUser(live.error)
      const { loaded } = useLazyChunk(refusal, isOthers)
      if (!isOthers) return live
      return loaded ? { status: 'ready', rawConfig: undefined, data: { refused: 'live', error: live.error } satisfies Refused, actions: {} } : { status: 'loading' }
    },
    View: (shown) => {
      if (!isRefused(shown.data)) return <page.View {...shown} />
      const { noPermission } = shown.config as Partial<ConfigOf<typeof noPermissionFields>>
      return <LazyComponent chunk={refusal} props={{ error: shown.data.error, shown: shown.data.refused === 'sample' ? { config: noPermission, actions: shown.actions } : undefined }} />
    },
  })
}
