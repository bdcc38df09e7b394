import styled, { css, keyframes } from 'styled-components'
import { focusRing, fontSize, neutral, rem, themed, themedAlpha } from '../theme'

export type ButtonKind = 'primary' | 'secondary' | 'text'
export type ButtonSize = 'large' | 'medium' | 'small'

const primary = css<{ $isLocked: boolean }>`
  color: ${themed('onPrimary')};
  background-color: ${themed('primaryTo')};
  background-image: linear-gradient(100deg, ${themed('primaryFrom')}, ${themed('primaryTo')});
  box-shadow: 0 0.5rem 1.25rem ${themedAlpha('primaryTo', 0.32)}, inset 0 1px 0 rgba(255, 255, 255, 0.28);
`

const secondary = css`
  color: ${themed('primary')};
  background-color: ${themed('primarySoft')};
`

const text = css`
  color: ${themed('primary')};
  background-color: transparent;
`

const kinds = { primary, secondary, text }

/** Heights never fall under 44 px: a small button has a smaller width and text only. The room beside a label does not grow with its letters, which need it. */
const sizes = {
  large: css`
    min-height: 3.25rem;
    padding: ${rem(12)} 20px;
    font-size: ${fontSize.title};
    font-size: min(${fontSize.title}, 9.6vw);
  `,
  medium: css`
    min-height: 2.75rem;
    padding: ${rem(8)} 16px;
    font-size: ${fontSize.base};
  `,
  small: css`
    min-height: 2.75rem;
    padding: ${rem(4)} 12px;
    font-size: ${fontSize.body};
  `,
}

const locked = css`
  color: ${neutral.textSoft};
  background: ${neutral.locked};
  box-shadow: none;
  cursor: not-allowed;
`

export const Button = styled.button<{ $kind: ButtonKind; $size: ButtonSize; $isBlock: boolean; $isLocked: boolean }>`
  position: relative;
  display: ${({ $isBlock }) => ($isBlock ? 'block' : 'inline-block')};
  width: ${({ $isBlock }) => ($isBlock ? '100%' : 'auto')};
  border: 0;
  /* Round ends for two lines at most: with more, or large letters, the words would reach the curve. */
  border-radius: calc(1.25rem + 16px);
  font-weight: 600;
  line-height: 1.3;
  text-align: center;
  letter-spacing: 0.02em;
  text-wrap: balance;
  -webkit-appearance: none;
  -webkit-user-select: none;
  user-select: none;
  cursor: pointer;
  transition: transform 150ms ease-out;
  ${({ $kind }) => kinds[$kind]}
  ${({ $size }) => sizes[$size]}
  ${({ $isLocked, $kind }) =>
    $isLocked &&
    ($kind === 'text'
      ? css`
          color: ${neutral.textFaint};
          cursor: not-allowed;
        `
      : locked)}
  ${focusRing}

  &:active:not([aria-disabled='true']) {
    transform: scale(0.97);
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;

    &:active:not([aria-disabled='true']) {
      transform: none;
    }
  }
`

/** Stays in the layout (and in the accessible name) while the spinner covers it, so the button keeps its width. */
export const Label = styled.span<{ $isHidden: boolean }>`
  ${({ $isHidden }) => $isHidden && 'opacity: 0;'}
`

const turn = keyframes`
  to { transform: rotate(360deg); }
`

export const Spinner = styled.span`
  position: absolute;
  top: 50%;
  left: 50%;
  width: 1.375rem;
  height: 1.375rem;
  margin: -0.6875rem 0 0 -0.6875rem;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation-duration: 4s;
  }
`
