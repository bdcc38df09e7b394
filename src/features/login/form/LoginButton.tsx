import type { MouseEvent } from 'react'
import { Button } from '@/ui/form/Button'
import * as S from './LoginForm.styles'
import { useImage } from '@/ui/display/useImage'

type LoginButtonProps = {
  /** The accessible name, and what the button shows when there is no picture. */
  readonly label: string
  /** A configured picture of the whole button; '' for none. One that cannot be loaded gives way to the standard button. */
  readonly image: string
  readonly isBusy: boolean
}

export function LoginButton({ label, image, isBusy }: LoginButtonProps) {
  const { src, onError } = useImage(image)
  if (src === undefined) {
    return (
      <Button type="submit" isBlock isBusy={isBusy}>
        {label}
      </Button>
    )
  }
  const holdWhileBusy = (event: MouseEvent) => {
    if (isBusy) event.preventDefault()
  }
  return (
    <S.ImageButton type="submit" aria-busy={isBusy || undefined} aria-disabled={isBusy || undefined} onClick={holdWhileBusy}>
      <S.ButtonImage src={src} alt={label} onError={onError} />
    </S.ImageButton>
  )
}
