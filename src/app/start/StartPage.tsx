import { useSelector } from 'react-redux'
import { useNavigate } from '@/lib/useNavigate'
import { selectEntry } from '@/features/entry'
import { useMessages } from '@/lib/i18n'
import { useScreenState } from '@/lib/screenState'
import { ArtGift } from '@/ui/art/ArtGift'
import { PageFrame } from '@/ui/layout/PageFrame'
import { StatePanel } from '@/ui/feedback/StatePanel'
import { CampaignList } from './CampaignList'
import { startMessages } from './messages'

/** The bare base path. Users enter by a campaign's link, so this only links back to the last one; in development it lists all. */
export function StartPage() {
  useScreenState('ready')
  const navigate = useNavigate()
  const { product, start } = useMessages(startMessages)
  const { campaign } = useSelector(selectEntry)
  const action = campaign ? { label: start.continue, onClick: () => void navigate(`/${campaign}`) } : undefined
  return (
    <PageFrame title={product}>
      <StatePanel heading="h1" art={<ArtGift />} title={start.title} text={start.text} action={action} />
      <CampaignList />
    </PageFrame>
  )
}
