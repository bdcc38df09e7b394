import styled, { css, keyframes } from 'styled-components'
import { layer, neutral, safeArea, shadow } from '@/ui/theme'

/** Keeps the end of the page clear of the bar. */
export const Room = styled.div`
  ${safeArea('height', 'bottom', '4.75rem')}
`

/** Fixed rather than sticky: sticky is unknown before Chrome 56. */
export const Bar = styled.div`
  position: fixed;
  right: 0;
  bottom: 0;
  left: 0;
  z-index: ${layer.bar};
  background-color: ${neutral.surface};
  background-color: rgba(255, 255, 255, 0.97);
  box-shadow: ${shadow.bar};
  ${safeArea('padding-bottom', 'bottom', '0.75rem')}
`

const beckon = keyframes`
  0%, 70%, 100% { transform: scale(1); }
  80% { transform: scale(1.025); }
  90% { transform: scale(0.995); }
`

export const Column = styled.div<{ $isInviting: boolean }>`
  max-width: 37.5rem;
  margin: 0 auto;
  padding: 0.75rem 1rem 0;

  ${({ $isInviting }) =>
    $isInviting &&
    css`
      > button {
        animation: ${beckon} 3.6s ease-in-out 2s infinite;
      }

      > button:active,
      > button:focus {
        animation: none;
      }

      @media (prefers-reduced-motion: reduce) {
        > button {
          animation: none;
        }
      }
    `}
`
