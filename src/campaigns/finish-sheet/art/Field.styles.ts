import styled, { css, keyframes } from 'styled-components'
import { fontSize, neutral, radius, reducedMotion, themed } from '@/ui/theme'

const peel = keyframes`from { opacity: 0; transform: rotateX(-70deg) scale(0.9); } 60% { opacity: 1; transform: rotateX(8deg); } to { transform: none; }`

export const Amount = styled.p`
  color: ${themed('primary')};
  font-size: 3.25rem;
  font-size: min(3.25rem, 18vw);
  line-height: 1.15;
`

export const Gift = styled.div`
  width: 4.5rem;
  margin-bottom: 0.5rem;
  color: ${themed('primary')};

  svg {
    display: block;
  }
`

/** What the ride gave, hidden or not: both have one height. */
export const Field = styled.div<{ $isHidden?: boolean; $isFresh?: boolean; $isOver?: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-height: 9rem;
  padding: 1rem;
  padding: 1rem min(1rem, 5vw);
  border-radius: ${radius.l};
  outline: none;
  background-color: ${themed('primarySoft')};
  ${({ $isHidden }) =>
    $isHidden &&
    css`
      color: ${themed('primary')};
      background-image: repeating-linear-gradient(45deg, rgba(36, 112, 31, 0.1) 0, rgba(36, 112, 31, 0.1) 0.5rem, transparent 0.5rem, transparent 1rem);
      font-weight: 600;
    `}
  ${({ $isOver }) =>
    $isOver &&
    css`
      color: ${neutral.textSoft};
      background-color: ${neutral.sunken};

      ${Amount}, ${Gift} {
        color: inherit;
      }
    `}
  ${({ $isFresh }) =>
    $isFresh &&
    css`
      animation: ${peel} 700ms ease-out;
      ${reducedMotion}
    `}
`

export const Name = styled.h2`
  font-size: ${fontSize.base};
  font-weight: 600;
`
