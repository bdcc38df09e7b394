import { useLocation } from 'react-router'
import { definePage, type Page } from '@/blocks/definePage'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { usePageConfig } from '@/blocks/usePageConfig'
import { useMessages } from '@/lib/i18n'
import { image, text } from '@/lib/pageConfig'
import { parseQuery } from '@/lib/url/query'
import { ArtLocked } from '@/ui/art/ArtLocked'
import { Skeleton, SkeletonScreen } from '@/ui/feedback/Skeleton'
import { StatePanel } from '@/ui/feedback/StatePanel'
import { ActionsSkeleton } from '@/ui/feedback/ActionsSkeleton'
import { PageFrame } from '@/ui/layout/PageFrame'
import { noPermissionMessages } from './messages'
import { NoPermissionView, type NoPermissionActions } from './NoPermissionView'
import { REASONS, toReason, type NoPermissionReason } from './reason'
import { useNoPermission } from './useNoPermission'

const pageConfig = { title: text('标题', '', 20), text: text('说明', '', 60), image: image('图片') }

type NoPermissionData = { readonly reason: NoPermissionReason }

/** Without words for `notDriver`, the campaign is not for drivers alone. */
export type ReasonTexts = Readonly<Record<Exclude<NoPermissionReason, 'notDriver'>, string>> & { readonly notDriver?: string }

export type NoPermissionPageOptions = { readonly useTexts: () => { readonly reasons: ReasonTexts }; /** The reasons that the campaign has; all unless given. */ readonly reasons?: readonly NoPermissionReason[] }

/** The page that a user is led to who may not take part: why, and the ways on. */
export function noPermissionPage(configKey: string, { useTexts, reasons = REASONS }: NoPermissionPageOptions): Page<typeof pageConfig, NoPermissionData, NoPermissionActions> {
  return definePage({
    kind: 'no-permission',
    config: pageConfig,
    fixtures: { default: { reason: 'unmet' }, ...Object.fromEntries(reasons.map((reason) => [reason, { reason }])) },
    useDefaults: () => ({ title: useMessages(noPermissionMessages).notForYou, text: useTexts().reasons.unmet }),
    actionNames: ['switchAccount', 'leave', 'callCar'],
    useLive: () => {
      const { addressOf } = useCampaignNavigate()
      const { rawConfig } = usePageConfig(configKey)
      const named = toReason(parseQuery(useLocation().search).get('reason'))
      const reason = reasons.includes(named) ? named : 'unmet'
      const { actions } = useNoPermission(false, addressOf('', { reason: null }))
      return { status: 'ready', rawConfig, data: { reason }, actions }
    },
    Skeleton: () => {
      const { notForYou } = useMessages(noPermissionMessages)
      return (
        <PageFrame title={notForYou}>
          <SkeletonScreen>
            <StatePanel art={<ArtLocked />} title={notForYou} text={<Skeleton shape="text" height="1.6em" />}>
              <ActionsSkeleton count={2} />
            </StatePanel>
          </SkeletonScreen>
        </PageFrame>
      )
    },
    View: ({ config, data: { reason }, actions }) => {
      const { notForYou, otherAccount } = useMessages(noPermissionMessages)
      const words = useTexts().reasons
      return <NoPermissionView config={{ image: config.image, title: config.title || notForYou, text: config.text || (words[reason] ?? words.unmet) }} {...(reason !== 'notDriver' && { switchLabel: otherAccount })} actions={actions} />
    },
  })
}
