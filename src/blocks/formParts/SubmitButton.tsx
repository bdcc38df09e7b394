import { useImage } from '@/ui/display/useImage'
import { ImageButton } from '@/ui/form/ImageButton'

type SubmitButtonProps = {
  readonly label: string
  readonly image: string
  /** Shown in place of `image` while something is missing (spec 2 §5); when it cannot be loaded, `image` stands there pale. */
  readonly disabledImage: string
  readonly isReady: boolean
  readonly isBusy: boolean
}

export function SubmitButton({ label, image, disabledImage, isReady, isBusy }: SubmitButtonProps) {
  const disabled = useImage(isReady ? undefined : disabledImage)
  const hasOwnLook = disabled.src !== undefined
  return <ImageButton src={disabled.src ?? image} label={label} isPale={!isReady && !hasOwnLook} isBusy={isBusy} onFailed={hasOwnLook ? disabled.onError : undefined} type="submit" />
}
