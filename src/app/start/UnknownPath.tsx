import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { PageSkeleton } from '@/blocks/PageSkeleton'
import type { Campaign } from '@/campaigns/defineCampaign'
import { useMessages } from '@/lib/i18n'
import { useScreenState } from '@/lib/screenState'
import { useNavigate } from '@/lib/useNavigate'
import { LazyArt } from '@/ui/art/LazyArt'
import { PageFrame } from '@/ui/layout/PageFrame'
import { StatePanel } from '@/ui/feedback/StatePanel'
import { screenPath } from '../screenPath'
import { startMessages } from './messages'

const loadLost = () => import('@/ui/art/ArtLost').then(({ ArtLost }) => ArtLost)

/** An address without a screen: the root of a campaign without a home redirects to its landing page, any other shows that there is no page. */
export function UnknownPath({ campaign }: { readonly campaign?: Campaign | undefined }) {
  const isRoot = screenPath(useLocation().pathname).rest === ''
  if (!campaign) return <Nowhere />
  const { prefix, landing, pages } = campaign
  if (isRoot && landing !== undefined) return <ToLanding path={`/${prefix}/${landing}`} />
  return <Nowhere home={landing !== undefined || '' in pages ? `/${prefix}` : undefined} />
}

function ToLanding({ path: pathname }: { readonly path: string }) {
  const navigate = useNavigate()
  const { search } = useLocation()
  useEffect(() => void navigate({ pathname, search }, { replace: true }), [navigate, pathname, search])
  return <PageSkeleton />
}

/** The link leads to the campaign's home where it has one, else to the product's. */
function Nowhere({ home }: { readonly home?: string | undefined }) {
  useScreenState('error')
  const navigate = useNavigate()
  const { unknownPath, backHome, backToActivity } = useMessages(startMessages)
  return (
    <PageFrame title={unknownPath.title}>
      <StatePanel
        heading="h1"
        art={<LazyArt load={loadLost} />}
        title={unknownPath.title}
        text={unknownPath.text}
        action={{ label: home ? backToActivity : backHome, onClick: () => void navigate(home ?? '/', { replace: true }) }}
      />
    </PageFrame>
  )
}
