import styled, { css, keyframes } from 'styled-components'
import { ATTENTION_ITERATIONS } from '@/ui/layout/beckoning'

const beckon = keyframes`
  0%, 70%, 100% { transform: scale(1); }
  80% { transform: scale(1.025); }
  90% { transform: scale(0.995); }
`

/** Around the button; beckons while there is something to win. */
export const Beckoning = styled.div<{ $isInviting: boolean }>`
  ${({ $isInviting }) =>
    $isInviting &&
    css`
      > button {
        animation: ${beckon} 3.6s ease-in-out 2s ${ATTENTION_ITERATIONS};
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
