import styled from 'styled-components'
import { ImageButton } from '@/ui/form/ImageButton'

/** Drawn as not yet available. It can be tapped all the same: the tap tells what is missing. */
const Look = styled.div<{ $isPale: boolean }>`
  opacity: ${({ $isPale }) => ($isPale ? 0.55 : 1)};
  transition: opacity 150ms ease-out;
`

type SubmitButtonProps = {
  readonly label: string
  readonly image: string
  /** Shown in place of `image` while something is missing (spec 2 §5). */
  readonly disabledImage: string
  readonly isReady: boolean
  readonly isBusy: boolean
}

export function SubmitButton({ label, image, disabledImage, isReady, isBusy }: SubmitButtonProps) {
  const hasOwnLook = !isReady && disabledImage !== ''
  return (
    <Look $isPale={!isReady && !hasOwnLook}>
      <ImageButton src={hasOwnLook ? disabledImage : image} label={label} isBusy={isBusy} type="submit" />
    </Look>
  )
}
