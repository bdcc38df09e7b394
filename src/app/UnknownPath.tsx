import { useNavigate } from 'react-router'
import { useMessages } from '@/lib/i18n'
import { useScreenState } from '@/lib/screenState'
import { PageFrame } from '@/ui/PageFrame'
import { StatePanel } from '@/ui/StatePanel'
import { lostArt } from './arts'
import { appMessages } from './messages'

/** An address that leads nowhere: within a campaign the way home is the campaign's, else the product's. */
export function UnknownPath({ prefix }: { readonly prefix?: string }) {
  useScreenState('error')
  const navigate = useNavigate()
  const { unknownPath, backHome, backToActivity } = useMessages(appMessages)
  return (
    <PageFrame title={unknownPath.title}>
      <StatePanel
        heading="h1"
        art={lostArt}
        title={unknownPath.title}
        text={unknownPath.text}
        action={{ label: prefix ? backToActivity : backHome, onClick: () => void navigate(`/${prefix ?? ''}`, { replace: true }) }}
      />
    </PageFrame>
  )
}
