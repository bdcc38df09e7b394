import { useMessages } from '@/lib/i18n'
import { box } from '@/lib/pageConfig'
import { Dialog } from '@/ui/overlay/Dialog'
import { ImageButton } from '@/ui/form/ImageButton'
import { uiMessages } from '@/ui/messages'
import { KeyArt } from '../../art/KeyArt'
import { testDriveMessages } from '../../messages'

type LeadDoneProps = { readonly isOpen: boolean; readonly config: { readonly desc: string; readonly buttonImage: string }; readonly onClose: () => void }

/** The lead is left (spec 2 §4), in marketing's words. */
export function LeadDone({ isOpen, config: { desc, buttonImage }, onClose }: LeadDoneProps) {
  const { lead } = useMessages(testDriveMessages)
  const { gotIt } = useMessages(uiMessages)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} art={<KeyArt />} title={lead.doneTitle} text={desc || lead.doneText}>
      <div {...box('endPop')} style={{ marginTop: '1.25rem' }}>
        <ImageButton src={buttonImage} label={gotIt} onClick={onClose} />
      </div>
    </Dialog>
  )
}
