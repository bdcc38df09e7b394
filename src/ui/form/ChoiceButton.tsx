import styled, { css } from 'styled-components'
import { Chevron } from '../display/Chevron'
import { useImage } from '../display/useImage'
import { fontSize, neutral, plainButton, radius, shadow, stillWhenReduced, themed } from '../theme'
import { Spinner } from './Button.styles'

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

const Tappable = styled.button`
  ${plainButton}
  display: block;
  width: 100%;
  min-height: 2.75rem;
  margin-bottom: 0.875rem;
  border-radius: ${radius.xl};
  overflow: hidden;
  transition: transform 150ms ease-out;
  ${stillWhenReduced}

  &:active {
    transform: scale(0.98);
  }

  &[aria-busy] img {
    opacity: 0.6;
  }

  img {
    display: block;
    width: 100%;
    height: auto;
  }
`

const first = css`
  color: ${themed('onPrimary')};
  background-color: ${themed('primaryTo')};
  background-image: linear-gradient(110deg, ${themed('primaryFrom')}, ${themed('primaryTo')});
`

const Choice = styled(Tappable)<{ $isFirst: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-height: 6.5rem;
  padding: 1.125rem 16px;
  color: ${neutral.text};
  background-color: ${neutral.surface};
  box-shadow: ${shadow.card};
  ${({ $isFirst }) => $isFirst && first}
`

const Icon = styled.svg<{ $isFirst: boolean }>`
  flex: none;
  width: 3.25rem;
  height: 3.25rem;
  margin-right: 0.875rem;
  border-radius: 50%;
  color: ${({ $isFirst, ...props }) => ($isFirst ? '#ffffff' : themed('primary')(props))};
  background-color: ${({ $isFirst, ...props }) => ($isFirst ? 'rgba(255, 255, 255, 0.2)' : themed('primarySoft')(props))};
`

/** Beside the icon; below it where letters are too large for that. */
const Rest = styled.span`
  display: flex;
  flex: 1 1 9rem;
  align-items: center;
  min-width: 0;
`

const Words = styled.span`
  flex: 1 1 0%;
  min-width: 0;
  font-size: ${fontSize.small};
  line-height: 1.4;

  > span {
    display: block;
  }

  > :first-child {
    margin-bottom: 0.25rem;
    font-size: 1.25rem;
    font-weight: 700;
  }
`

const Busy = styled.span`
  position: relative;
  flex: none;
  width: 1.375rem;
  height: 1.375rem;
`

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
