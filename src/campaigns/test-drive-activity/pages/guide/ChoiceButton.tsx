import { useState } from 'react'
import * as S from './ChoiceButton.styles'

type ChoiceButtonProps = {
  /** The field of the button's picture, for the preview. */
  readonly box: string
  readonly label: string
  readonly text: string
  /** Marketing's own button; ours without it, or when it cannot be loaded. */
  readonly image: string
  /** An outline on 48 by 48. */
  readonly icon: string
  readonly isFirst?: boolean
  readonly onClick: () => void
}

export function ChoiceButton({ box, label, text, image, icon, isFirst = false, onClick }: ChoiceButtonProps) {
  const [broken, setBroken] = useState<string>()
  if (image !== '' && image !== broken) {
    return (
      <S.ImageChoice data-box={box} type="button" onClick={onClick}>
        <S.Image src={image} alt={label} onError={() => setBroken(image)} />
      </S.ImageChoice>
    )
  }
  return (
    <S.Choice data-box={box} type="button" aria-label={label} onClick={onClick} $isFirst={isFirst}>
      <S.Icon viewBox="0 0 48 48" fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round" aria-hidden $isFirst={isFirst}>
        <path d={icon} />
      </S.Icon>
      <S.Words>
        <S.Label>{label}</S.Label>
        <S.Text>{text}</S.Text>
      </S.Words>
      <S.Chevron viewBox="0 0 8 14" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
        <path d="M1.5 1.5L7 7l-5.5 5.5" />
      </S.Chevron>
    </S.Choice>
  )
}
