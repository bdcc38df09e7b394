import styled, { keyframes } from 'styled-components'
import { radius, visuallyHidden } from '../theme'

const appear = keyframes`
  from { opacity: 0; }
  to { opacity: 1; }
`

const pass = keyframes`
  from, 20% { transform: translateX(-100%); }
  80%, to { transform: translateX(100%); }
`

/** Grey on any colour of any campaign. */
const GREY = 'rgba(74, 48, 32, 0.09)'

/**
 * One rule for every place, whose shape and measures are its own style: a document carries the rules of its skeleton. The light that passes over it moves by transform
 * alone, and only within its own place: a moving gradient would be painted anew on each frame of a slow phone. The first page of a document has nothing before it: there
 * the places are there at once. Later ones wait a moment, so that a quick reply causes no flicker.
 */
export const Placeholder = styled.span`
  position: relative;
  display: block;
  max-width: 100%;
  background-color: ${GREY};
  overflow: hidden;

  &::after {
    content: '';
    position: absolute;
    top: 0;
    right: 0;
    bottom: 0;
    left: 0;
    background-image: linear-gradient(90deg, rgba(255, 255, 255, 0), rgba(255, 255, 255, 0.55), rgba(255, 255, 255, 0));
    transform: translateX(-100%);
    animation: ${pass} 1.8s ease-in-out infinite;
  }

  @media (prefers-reduced-motion: reduce) {
    &::after {
      animation: none;
    }
  }

  [data-app] & {
    animation: ${appear} 200ms ease-out 200ms backwards;
  }
`

/** Words that are known before the page is, in their own measures and not to be read yet: what they say may still change. */
export const Words = styled.span`
  border-radius: ${radius.s};
  color: transparent;
  background-color: ${GREY};
  -webkit-box-decoration-break: clone;
  box-decoration-break: clone;
`

export const Hidden = styled.span`
  ${visuallyHidden}
`
