import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import styled from 'styled-components'
import { openAppLink, useAppLinkSoon, type AppLinkDispatch } from '@/features/appLinks'
import { selectEntry } from '@/features/entry'
import { pageHost } from '@/hosts'
import { useEnvironment } from '@/lib/page/environmentContext'
import { useMessages } from '@/lib/i18n'
import { withLanguage } from '@/lib/i18n/withLanguage'
import { lazyChunk, LazyComponent } from '@/lib/lazy/lazyChunk'
import { useReportScreenState } from '@/lib/page/screenState'
import { useNavigate } from '@/lib/history/useNavigate'
import { ArtCity } from '@/ui/art/ArtCity'
import { Button } from '@/ui/form/Button'
import { Card } from '@/ui/layout/Card'
import { Hero } from '@/ui/layout/Hero'
import { PageFrame } from '@/ui/layout/PageFrame'
import { LayerHost } from '@/ui/overlay/LayerHost'
import { fontSize, neutral } from '@/ui/theme'
import { startMessages } from './messages'

/** Its one line fits a small screen. */
const StartHero = styled(Hero)`
  h1 {
    @media (max-width: 22em) {
      font-size: 1.75rem;
    }
  }
`

const Way = styled.div`
  & + & {
    margin-top: 0.75rem;
  }
`

const Note = styled.p`
  margin-top: 1rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
  text-align: center;
`

const campaigns = lazyChunk(() => import('./CampaignList').then(({ CampaignList }) => CampaignList))

/** The bare base path, and where one ends up whose activity is over: the product, and what is to be had all the same. In development it shows all campaigns. */
export function StartPage() {
  useReportScreenState('ready')
  const navigate = useNavigate()
  useAppLinkSoon()
  const dispatch = useDispatch<AppLinkDispatch>()
  const { product, start } = useMessages(startMessages)
  const { campaign } = useSelector(selectEntry)
  const { state } = useLocation()
  const isOver = (state as { readonly isOver?: unknown } | null)?.isOver === true
  const isDevelopment = useEnvironment().stage === 'dev'
  return (
    <PageFrame title={product} hero={<StartHero headline={start.title} subline={start.subline} scene={<ArtCity />} />}>
      <Card>
        <Way>
          <Button isBlock onClick={() => void dispatch(openAppLink('callCar'))}>
            {start.callCar}
          </Button>
        </Way>
        {pageHost().kind !== 'nativeApp' && (
          <Way>
            <Button isBlock kind="secondary" onClick={() => void dispatch(openAppLink('download'))}>
              {start.getApp}
            </Button>
          </Way>
        )}
        {campaign && !isOver && (
          <Way>
            <Button isBlock kind="text" onClick={() => void navigate(withLanguage(`/${campaign}`))}>
              {start.continue}
            </Button>
          </Way>
        )}
        <Note>{start.text}</Note>
      </Card>
      {isDevelopment && <LazyComponent chunk={campaigns} />}
      <LayerHost />
    </PageFrame>
  )
}
