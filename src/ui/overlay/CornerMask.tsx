import { Mask } from './Mask'
import * as S from './CornerMask.styles'

export type CornerMaskProps = {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly texts: { readonly label: string; readonly title: string; readonly text: string; readonly close: string }
}

/** Points to the menu in the upper right corner of the host. A tap anywhere ends it. */
export function CornerMask({ isOpen, onClose, texts: { label, title, text, close } }: CornerMaskProps) {
  return (
    <Mask isOpen={isOpen} onClose={onClose} label={label}>
      <S.Place>
        <S.Arrow viewBox="0 0 88 104" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
          <path d="M10 98C12 62 32 26 76 12" />
          <path d="M60 6l16 6-8 16" />
        </S.Arrow>
        <S.Title>{title}</S.Title>
        <S.Text>{text}</S.Text>
        <S.Close type="button">{close}</S.Close>
      </S.Place>
    </Mask>
  )
}
