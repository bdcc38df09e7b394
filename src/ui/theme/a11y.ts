import { css } from 'styled-components'
import { themed } from './themed'

/** Read aloud, not shown. The clip-path repeats the clip for engines that have dropped the older property. */
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

/** The selectors stay apart: an engine that does not know :focus-visible drops that rule alone and keeps its own outline. */
export const focusRing = css`
  &:focus:not(:focus-visible) {
    outline: none;
  }

  &:focus-visible {
    outline: 2px solid ${themed('primary')};
    outline-offset: 2px;
  }
`

/** A button that looks like what it holds. */
export const plainButton = css`
  padding: 0;
  border: 0;
  background: transparent;
  color: inherit;
  text-align: left;
  -webkit-appearance: none;
  cursor: pointer;
  ${focusRing}
`

/** For keyframe and transition users: nothing moves for a person who asked for less motion. */
export const reducedMotion = css`
  @media (prefers-reduced-motion: reduce) {
    animation: none;
    transition: none;
  }
`
