import styled, { keyframes } from 'styled-components'
import { fontSize, layer, themed } from '@/ui/theme'

const fall = keyframes`
  from { transform: translate3d(0, -6rem, 0) rotate(-14deg); }
  to { transform: translate3d(1rem, 105vh, 0) rotate(16deg); }
`

const flash = keyframes`from { opacity: 1; transform: scale(0.3); } to { opacity: 0; transform: scale(1.6); }`
const flashAgain = keyframes`from { opacity: 1; transform: scale(0.3); } to { opacity: 0; transform: scale(1.6); }`
const shrink = keyframes`to { transform: scaleX(0); }`

export const Sky = styled.div`
  position: fixed;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  z-index: ${layer.sticky};
  max-width: 37.5rem;
  margin: 0 auto;
  overflow: hidden;
  user-select: none;
  -webkit-user-select: none;
  -webkit-tap-highlight-color: transparent;
  touch-action: none;
`

/** One element each: the flap and the seal are its own two. */
export const Drop = styled.i`
  position: absolute;
  top: 0;
  width: 3.25rem;
  height: 4.25rem;
  border-radius: 0.5rem;
  background-color: #e23b3b;
  box-shadow: inset 0 -0.5rem 0 #c72a30;
  cursor: pointer;
  transform: translate3d(0, -6rem, 0);
  animation: ${fall} 2.4s linear infinite;
  will-change: transform;

  &::before {
    content: '';
    position: absolute;
    top: 0;
    right: 0;
    left: 0;
    height: 1.75rem;
    border-radius: 0.5rem 0.5rem 50% 50% / 0.5rem 0.5rem 1rem 1rem;
    background-color: #f2544e;
  }

  &::after {
    content: '';
    position: absolute;
    top: 1rem;
    left: 1rem;
    width: 1.25rem;
    height: 1.25rem;
    border-radius: 50%;
    background-color: ${themed('accent')};
  }
`

/** Light where one was caught. Two names of one motion: a change of name starts it anew. */
export const Spark = styled.i`
  position: absolute;
  top: -2rem;
  left: -2rem;
  width: 4rem;
  height: 4rem;
  pointer-events: none;

  &::after {
    content: '';
    display: block;
    width: 100%;
    height: 100%;
    border: 0.375rem solid ${themed('accent')};
    border-radius: 50%;
    opacity: 0;
  }

  &[data-turn='0']::after {
    animation: ${flash} 400ms ease-out;
  }

  &[data-turn='1']::after {
    animation: ${flashAgain} 400ms ease-out;
  }
`

export const Clock = styled.div`
  position: absolute;
  top: 0.75rem;
  left: 1rem;
  width: 9rem;
  padding: 0.375rem 0.75rem 0.5rem;
  border-radius: 1rem;
  color: #ffffff;
  background-color: rgba(18, 18, 56, 0.82);
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  pointer-events: none;
`

export const Bar = styled.div<{ $seconds: number }>`
  height: 0.25rem;
  margin-top: 0.25rem;
  border-radius: 0.125rem;
  background-color: ${themed('accent')};
  transform-origin: left;
  animation: ${shrink} ${({ $seconds }) => $seconds}s linear forwards;
`

export const Skip = styled.div`
  position: absolute;
  right: 1rem;
  bottom: 1.5rem;
  left: 1rem;
  text-align: center;
`
