import { useNavigate } from '@/lib/useNavigate'
import { useMessages } from '@/lib/i18n'
import { useScreenState } from '@/lib/screenState'
import { PageFrame } from '@/ui/PageFrame'
import { StatePanel } from '@/ui/StatePanel'
import { lostArt } from '../arts'
import { startMessages } from './messages'

/** An address that leads nowhere: within a campaign that has a home (`prefix`) the way home leads there, else to the product's. */
export function UnknownPath({ prefix }: { readonly prefix?: string }) {
  useScreenState('error')
  const navigate = useNavigate()
  const { unknownPath, backHome, backToActivity } = useMessages(startMessages)
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
