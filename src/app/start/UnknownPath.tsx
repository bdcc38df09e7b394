import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import { PageSkeleton } from '@/blocks/PageSkeleton'
import type { Campaign } from '@/campaigns/defineCampaign'
import { useMessages } from '@/lib/i18n'
import { useScreenState } from '@/lib/screenState'
import { useNavigate } from '@/lib/useNavigate'
import { LazyArt } from '@/ui/art/LazyArt'
import { PageFrame } from '@/ui/layout/PageFrame'
import { StatePanel } from '@/ui/feedback/StatePanel'
import { LayerHost } from '@/ui/overlay/LayerHost'
import { campaignOf } from '../reactions/campaignPath'
import { screenPath } from '../screenPath'
import { startMessages } from './messages'
import { noticeScreens } from './noticeScreens'

const loadLost = () => import('@/ui/art/ArtLost').then(({ ArtLost }) => ArtLost)

/**
 * An address without a screen: the root of a campaign without a home redirects to its landing page, the notices are there under every name,
 * any other shows that there is no page.
 */
export function UnknownPath({ campaign }: { readonly campaign?: Campaign | undefined }) {
  const { pathname } = useLocation()
  const { prefix: name, rest } = screenPath(pathname)
  const isRoot = rest === ''
  if (!campaign) return campaignOf(pathname) === null ? <Nowhere /> : <NoticeOfUnknown name={name} path={rest} />
  const { prefix, landing, pages } = campaign
  if (isRoot && landing !== undefined) return <ToLanding path={`/${prefix}/${landing}`} />
  return <Nowhere home={landing !== undefined || '' in pages ? `/${prefix}` : undefined} />
}

/** An activity that no campaign of this site has. */
function NoticeOfUnknown({ name, path }: { readonly name: string; readonly path: string }) {
  const screens = useMemo(() => noticeScreens(name), [name])
  const screen = screens.get(path)
  if (!screen) return <Nowhere />
  return (
    <>
      {screen.element}
      <LayerHost />
    </>
  )
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
