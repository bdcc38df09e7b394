import { useEffect, type ComponentType } from 'react'
import { useLocation } from 'react-router'
import { PageSkeleton } from '@/blocks/PageSkeleton'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import type { Campaign } from '@/campaigns/defineCampaign'
import { useMessages } from '@/lib/i18n'
import { withLanguage } from '@/lib/i18n/withLanguage'
import { useReportScreenState } from '@/lib/page/screenState'
import { useNavigate } from '@/lib/history/useNavigate'
import { LazyArt } from '@/ui/art/LazyArt'
import { PageFrame } from '@/ui/layout/PageFrame'
import { StatePanel } from '@/ui/feedback/StatePanel'
import { LayerHost } from '@/ui/overlay/LayerHost'
import type { NamedPage } from './LazyPreview'
import { campaignOf } from '../reactions/campaignPath'
import { screenPath } from './screenPath'
import { startMessages } from '../landing/messages'
import { generalNotices, noticePages, PREVIEWED_NOTICE, previewedNotice } from './noticePages'

const loadLost = () => import('@/ui/art/ArtLost').then(({ ArtLost }) => ArtLost)

type UnknownPathProps = {
  readonly campaign?: Campaign | undefined
  /** How the app mounts a page, live and as a preview. */
  readonly Live: ComponentType<NamedPage>
  readonly Preview: ComponentType<NamedPage>
}

/**
 * An address without a screen of its own: the root of a campaign without a home redirects to its landing page, the notices are there under
 * every name, any other shows that there is no page.
 */
export function UnknownPath({ campaign, Live, Preview }: UnknownPathProps) {
  const { whole, rest } = screenPath(useLocation().pathname)
  const notice = noticeAt(whole, rest, campaign?.audience)
  if (notice) {
    const { page, name, isPreview } = notice
    const Mount = isPreview ? Preview : Live
    return (
      <>
        <Mount key={whole} page={page} name={name} />
        {/* Under a campaign's name there is a place for layers already. */}
        {!campaign && <LayerHost />}
      </>
    )
  }
  if (!campaign) return <Nowhere />
  const { prefix, landing, pages } = campaign
  if (rest === '' && landing !== undefined) return <ToLanding path={`/${prefix}/${landing}`} />
  // A landing that is a notice is no home to go to.
  return <Nowhere hasHome={(landing ?? '') in pages} />
}

const PREVIEW = '/preview'

function noticeAt(whole: string, rest: string, audience: Campaign['audience'] | undefined): (NamedPage & { readonly isPreview: boolean }) | null {
  const isOutside = campaignOf(`/${whole}`) === null
  const isPreview = !isOutside && rest === PREVIEWED_NOTICE + PREVIEW
  const page = isOutside ? generalNotices.get(whole) : isPreview ? previewedNotice(audience) : noticePages.get(rest)
  return page ? { page, name: isPreview ? whole.slice(0, -PREVIEW.length) : whole, isPreview } : null
}

function ToLanding({ path: pathname }: { readonly path: string }) {
  const navigate = useNavigate()
  const { search } = useLocation()
  useEffect(() => void navigate({ pathname, search }, { replace: true }), [navigate, pathname, search])
  return <PageSkeleton />
}

/** The link leads to the campaign's home where it has one, else to the product's. */
function Nowhere({ hasHome = false }: { readonly hasHome?: boolean }) {
  useReportScreenState('error')
  const { open } = useCampaignNavigate()
  const { unknownPath, backHome, backToActivity } = useMessages(startMessages)
  return (
    <PageFrame title={unknownPath.title}>
      <StatePanel
        heading="h1"
        art={<LazyArt load={loadLost} />}
        title={unknownPath.title}
        text={unknownPath.text}
        action={{ label: hasHome ? backToActivity : backHome, onClick: () => open(hasHome ? '' : withLanguage('/'), { replace: true }) }}
      />
    </PageFrame>
  )
}
