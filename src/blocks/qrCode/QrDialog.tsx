import type { InviteOffer } from '@/features/share'
import { useMessages } from '@/lib/i18n'
import { Overlay } from '@/ui/overlay/Overlay'
import { qrCodeMessages } from './messages'
import * as S from './QrCode.styles'
import { QrPanel } from './QrPanel'

type QrDialogProps = { readonly isOpen: boolean; readonly onClose: () => void; readonly link: string; readonly offer: InviteOffer | undefined }

/** The driver's code over the page, for a campaign without a page for it. */
export function QrDialog({ isOpen, onClose, link, offer }: QrDialogProps) {
  const texts = useMessages(qrCodeMessages)
  return (
    <Overlay isOpen={isOpen} onClose={onClose} placement="center" label={texts.title}>
      <QrPanel link={link} offer={offer} />
      <S.Close type="button" aria-label={texts.close} onClick={onClose}>
        <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" aria-hidden>
          <path d="M4 4l12 12M16 4L4 16" />
        </svg>
      </S.Close>
    </Overlay>
  )
}
