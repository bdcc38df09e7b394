import styled, { keyframes } from 'styled-components'
import { radius, visuallyHidden } from '../theme'

const appear = keyframes`
  from { opacity: 0; }
  to { opacity: 1; }
`

const breathe = keyframes`
  50% { opacity: 0.5; }
`

/** Opacity only: a moving gradient repaints the whole skeleton on every frame of a slow phone. */
export const Placeholder = styled.span<{ $shape: 'block' | 'line' | 'circle' }>`
  display: block;
  max-width: 100%;
  border-radius: ${({ $shape }) => ({ block: radius.l, line: radius.s, circle: '50%' })[$shape]};
  background-color: #f1e4da;
  animation: ${appear} 200ms ease-out 200ms backwards, ${breathe} 1.6s ease-in-out 400ms infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: ${appear} 1ms linear 200ms backwards;
  }
`

export const Hidden = styled.span`
  ${visuallyHidden}
`
