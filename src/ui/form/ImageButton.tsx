import styled from 'styled-components'
import { Button, type ButtonProps } from './Button'
import { useImage } from '../display/useImage'
import { focusRing } from '../theme'

type ImageButtonProps = Pick<ButtonProps, 'isBusy' | 'isLocked' | 'onClick' | 'type'> & {
  /** The configured picture; without one, or when it cannot be loaded, a plain button is shown. */
  readonly src: string | undefined
  /** The text in the picture. */
  readonly label: string
  /** Drawn as not ready yet, or as second to another button, though it can be tapped: its words stay readable. */
  readonly isPale?: boolean
  /** Called when the picture cannot be loaded, for a button that has another. */
  readonly onFailed?: (() => void) | undefined
}

const Bare = styled(Button)`
  padding: 0;
  background: none;
  box-shadow: none;
  ${focusRing}
`

const Img = styled.img<{ $isFaded: boolean }>`
  width: 100%;
  min-height: 2.75rem;
  object-fit: contain;
  opacity: ${({ $isFaded }) => ($isFaded ? 0.6 : 1)};
`

/** A campaign's own picture as the big button. It keeps the behaviour, the name and the states of `Button`. */
export function ImageButton({ src, label, isPale = false, onFailed, ...button }: ImageButtonProps) {
  const image = useImage(src)
  const fail = (): void => {
    image.onError()
    onFailed?.()
  }
  if (image.src === undefined) {
    return (
      <Button {...button} isBlock kind={isPale ? 'secondary' : 'primary'}>
        {label}
      </Button>
    )
  }
  return (
    <Bare {...button} isBlock kind="text">
      <Img src={image.src} onError={fail} alt={label} $isFaded={isPale || (button.isLocked ?? false)} />
    </Bare>
  )
}
