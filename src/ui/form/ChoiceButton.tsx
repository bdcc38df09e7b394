import { Chevron } from '../display/Chevron'
import { useImage } from '../display/useImage'
import { Skeleton } from '../feedback/Skeleton'
import { Spinner } from './Button.styles'
import { Tappable, Choice, Icon, Rest, ChoiceWords, Words, Busy } from './ChoiceButton.styles'

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
  /** It was tapped, and where it leads is not known yet: further taps do nothing. */
  readonly isBusy?: boolean
  readonly onClick: () => void
}

/** One of a page's two or three big ways on: marketing's own button, or drawn with an icon and what lies behind it. */
export function ChoiceButton({ box, label, text, image, icon, isFirst = false, isBusy = false, onClick }: ChoiceButtonProps) {
  const { src, onError } = useImage(image)
  const tap = { 'data-box': box, 'type': 'button', 'aria-busy': isBusy || undefined, 'onClick': () => (isBusy ? undefined : onClick()) } as const
  if (src !== undefined) {
    return (
      <Tappable {...tap}>
        <img src={src} alt={label} onError={onError} />
      </Tappable>
    )
  }
  return (
    <Choice {...tap} $isFirst={isFirst}>
      <Icon viewBox="0 0 48 48" fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round" aria-hidden $isFirst={isFirst}>
        <path d={icon} />
      </Icon>
      <Rest>
        <Words>
          <span>{label}</span>
          <span>{text}</span>
        </Words>
        {isBusy ? (
          <Busy>
            <Spinner aria-hidden />
          </Busy>
        ) : (
          <Chevron />
        )}
      </Rest>
    </Choice>
  )
}

/** Where such a button will be. */
export const ChoiceSkeleton = () => (
  <Choice as="div" $isFirst={false}>
    <Skeleton shape="circle" width="3.25rem" />
    <ChoiceWords>
      <Skeleton shape="text" width="45%" height="1.875rem" />
      <Skeleton shape="text" width="80%" height="1.25rem" />
    </ChoiceWords>
  </Choice>
)
