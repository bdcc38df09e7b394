import { css } from 'styled-components'
import { themed } from './themed'

/** Read aloud, not shown. The clip-path is for engines that have dropped `clip`. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip: rect(0 0 0 0);
  clip-path: inset(50%);
  border: 0;
  white-space: nowrap;
`

/** The selectors stay apart: an engine without :focus-visible drops only that rule and keeps its own outline. */
export const focusRing = css`
  &:focus:not(:focus-visible) {
    outline: none;
  }

  &:focus-visible {
    outline: 2px solid ${themed('primary')};
    outline-offset: 2px;
  }
`

/** For keyframe and transition users: nothing moves where the system is set to reduced motion. */
export const stillWhenReduced = css`
  @media (prefers-reduced-motion: reduce) {
    animation: none;
    transition: none;
  }
`
