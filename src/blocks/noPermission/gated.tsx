import { definePage, type AnyPage } from '@/blocks/definePage'
import { isNotForUser } from '@/blocks/isNotForUser'
import type { ConfigOf } from '@/lib/pageConfig'
import { noPermissionFields } from './config'
import { NoPermissionView } from './NoPermissionView'
import { useNoPermission } from './useNoPermission'

type NoPermissionConfig = ConfigOf<typeof noPermissionFields>
type Refused = { readonly refused: NoPermissionConfig['noPermission'] | undefined }

const isRefused = (data: unknown): data is Refused => typeof data === 'object' && data !== null && 'refused' in data

/** The same page for drivers; others are told that it is not for them, at the page's own address. Marketing words that on the home. */
export function gated(page: AnyPage): AnyPage {
  return definePage({
    ...page,
    config: page.kind === 'home' ? { ...page.config, ...noPermissionFields } : page.config,
    fixtures: { ...page.fixtures, noPermission: { refused: undefined } satisfies Refused },
    actionNames: [...page.actionNames, 'switchAccount', 'leave', 'callCar'],
    useLive: () => {
      // oxlint-disable-next-line react/hooks -- a page is one page for its whole life
      const live = page.useLive()
      const isOthers = live.status === 'failed' && isNotForUser(live.error)
      const { config, actions } = useNoPermission(isOthers)
      return isOthers ? { status: 'ready', rawConfig: undefined, data: { refused: config } satisfies Refused, actions } : live
    },
    View: (shown) => (isRefused(shown.data) ? <NoPermissionView config={shown.data.refused ?? (shown.config as Partial<NoPermissionConfig>).noPermission} actions={shown.actions} /> : <page.View {...shown} />),
  })
}
