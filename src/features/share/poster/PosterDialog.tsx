import { useMessages } from '@/lib/i18n'
import { Overlay } from '@/ui/overlay/Overlay'
import { shareMessages } from '../messages'
import * as S from './PosterDialog.styles'
import { PosterPicture, type PosterPictureProps } from './PosterPicture'

type PosterDialogProps = PosterPictureProps & {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The poster, as a picture to be saved by a long press. */
export function PosterDialog({ isOpen, onClose, ...poster }: PosterDialogProps) {
  const { poster: texts } = useMessages(shareMessages)
  return (
    <Overlay isOpen={isOpen} onClose={onClose} placement="center" label={texts.title}>
      <S.Panel>
        <PosterPicture {...poster} />
        <S.Close type="button" aria-label={texts.close} onClick={onClose}>
          <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" aria-hidden>
            <path d="M4 4l12 12M16 4L4 16" />
          </svg>
        </S.Close>
      </S.Panel>
    </Overlay>
  )
}
