import styled, { css, keyframes } from 'styled-components'
import { fontSize, layer, radius, safeArea, shadow, reducedMotion } from '../theme'

export const LEAVE_MS = 200

export const Layer = styled.div<{ $place: 'top' | 'middle' }>`
  position: fixed;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  z-index: ${layer.toast};
  display: flex;
  align-items: ${({ $place }) => ($place === 'top' ? 'flex-start' : 'center')};
  justify-content: center;
  padding: 1.5rem;
  ${safeArea('padding-top', 'top', '1.5rem')}
  pointer-events: none;
`

const arrive = keyframes`
  from { opacity: 0; transform: translateY(0.75rem) scale(0.94); }
`

const leave = keyframes`
  to { opacity: 0; transform: scale(0.96); }
`

export const Toast = styled.div<{ $isLeaving: boolean }>`
  display: flex;
  align-items: center;
  max-width: 20rem;
  padding: 0.875rem 1.25rem;
  border-radius: ${radius.l};
  color: #ffffff;
  background-color: #2b211d;
  background-color: rgba(38, 27, 22, 0.94);
  box-shadow: ${shadow.raised};
  font-size: ${fontSize.body};
  line-height: 1.45;
  word-break: break-word;
  ${({ $isLeaving }) =>
    $isLeaving
      ? css`
          animation: ${leave} ${LEAVE_MS}ms ease-in forwards;
        `
      : css`
          animation: ${arrive} 200ms ease-out;
        `}
  ${reducedMotion}
`
