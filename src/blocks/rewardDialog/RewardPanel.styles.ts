import styled, { css, keyframes } from 'styled-components'
import { landscapeScreen, neutral, shadow, reducedMotion, themed } from '@/ui/theme'

// The two halves of what a draw gave: below each other, or side by side on a screen that lies.

const arrive = keyframes`
  0% { opacity: 0; transform: translateY(2.5rem) scale(0.7) rotate(-3deg); }
  55% { opacity: 1; transform: translateY(-0.375rem) scale(1.04) rotate(1deg); }
  100% { transform: none; }
`

export const Panel = styled.div<{ $isArriving: boolean }>`
  position: relative;
  overflow: hidden;
  border-radius: 1.5rem;
  background-color: ${neutral.surface};
  box-shadow: ${shadow.raised};
  text-align: center;
  ${({ $isArriving }) =>
    $isArriving &&
    css`
      animation: ${arrive} 700ms cubic-bezier(0.2, 0.8, 0.3, 1);
      ${reducedMotion}
    `}

  @media ${landscapeScreen} {
    display: flex;
    text-align: left;
  }
`

/** The upper half, or the left one on a screen that lies: the campaign's colour with a curved hem; a quiet one for a draw that gave nothing. */
export const Head = styled.div<{ $isQuiet: boolean }>`
  position: relative;
  padding: 1.5rem 1.25rem 2.25rem;
  padding: 1.5rem min(1.25rem, 6.25vw) 2.25rem;
  color: ${themed('onHero')};
  background-color: ${themed('heroTo')};
  background-image: linear-gradient(160deg, ${themed('heroFrom')}, ${themed('heroTo')});

  &::after {
    content: '';
    position: absolute;
    right: -10%;
    bottom: -1.5rem;
    left: -10%;
    height: 3rem;
    border-radius: 50%;
    background-color: ${neutral.surface};
  }

  @media ${landscapeScreen} {
    flex: 1 1 0%;
    display: flex;
    flex-direction: column;
    justify-content: center;
    min-width: 0;
    padding: 1.5rem 2.25rem 1.5rem 1.25rem;
    text-align: center;

    &::after {
      top: -10%;
      right: -1.5rem;
      bottom: -10%;
      left: auto;
      width: 3rem;
      height: auto;
    }
  }

  ${({ $isQuiet }) =>
    $isQuiet &&
    css`
      color: ${neutral.text};
      background: ${themed('primarySoft')};
    `}
`

/** Over the hem of the head. */
export const Body = styled.div`
  position: relative;
  padding: 0 1.25rem 1.25rem;
  padding: 0 min(1.25rem, 6.25vw) 1.25rem;

  @media ${landscapeScreen} {
    flex: 1 1 0%;
    align-self: center;
    min-width: 0;
    padding: 1.25rem 1.25rem 1.25rem 0.25rem;
  }
`
