import { ImageButton } from '@/ui/form/ImageButton'

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
  return <ImageButton src={hasOwnLook ? disabledImage : image} label={label} isPale={!isReady && !hasOwnLook} isBusy={isBusy} type="submit" />
}
