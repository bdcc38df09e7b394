import { useId } from 'react'
import styled, { keyframes } from 'styled-components'
import { prefersReducedMotion } from '@/lib/device/motion'
import { landscapeScreen, themed } from '@/ui/theme'

const LENGTH = '1100ms'

const fly = keyframes`
  0% { opacity: 0; transform: translate3d(0, 0, 0) scale(0.4); }
  15%, 70% { opacity: 1; }
  100% { opacity: 0; transform: translate3d(var(--x), var(--y), 0) rotate(var(--turn)) scale(1); }
`

const shine = keyframes`
  0% { opacity: 0; transform: scale(0.4) rotate(-20deg); }
  40% { opacity: 1; }
  100% { opacity: 0.8; transform: none; }
`

/** From the middle of the amount, over the panel and beyond it. */
const Field = styled.div`
  position: absolute;
  top: 7rem;
  left: 50%;
  width: 0;
  height: 0;
  pointer-events: none;

  @media ${landscapeScreen} {
    top: 50%;
    left: 25%;
  }
`

const Rays = styled.svg`
  position: absolute;
  top: -13rem;
  left: -13rem;
  width: 26rem;
  max-width: none;
  height: 26rem;
  color: ${themed('accent')};
  animation: ${shine} ${LENGTH} ease-out both;

  @media ${landscapeScreen} {
    top: -11rem;
    left: -11rem;
    width: 22rem;
    height: 22rem;
  }
`

/** Its way is in its own style: an engine without custom properties lets it appear and go where it is. */
const Piece = styled.i<{ $isRound: boolean }>`
  position: absolute;
  width: ${({ $isRound }) => ($isRound ? '0.75rem' : '0.4rem')};
  height: ${({ $isRound }) => ($isRound ? '0.75rem' : '0.9rem')};
  border-radius: ${({ $isRound }) => ($isRound ? '50%' : '0.1rem')};
  opacity: 0;
  animation: ${fly} ${LENGTH} cubic-bezier(0.15, 0.7, 0.3, 1) both;
`

const COUNT = 24
const COLOURS = ['#ffc93f', '#ffe08a', '#ff8a5c', '#ffffff']

/** Evenly around, further out every other time, and a little down at the end of the way; to no side further than the narrowest phone shows. */
const pieces = Array.from({ length: COUNT }, (_, index) => {
  const angle = (index / COUNT) * 2 * Math.PI
  const reach = index % 2 === 0 ? 1 : 0.65
  return { x: `${(Math.cos(angle) * reach * 9.5).toFixed(1)}rem`, y: `${(Math.sin(angle) * reach * 13 + 1.5).toFixed(1)}rem`, turn: `${(index % 5) * 90 - 160}deg`, colour: COLOURS[index % COLOURS.length] }
})

/** Light behind a reward. It stays when it has come. */
export function Light() {
  const id = useId()
  return (
    <Field aria-hidden>
      <Rays viewBox="-100 -100 200 200">
        <radialGradient id={id} gradientUnits="userSpaceOnUse" cx="0" cy="0" r="100">
          <stop offset=".4" stopColor="currentColor" stopOpacity=".55" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0" />
        </radialGradient>
        {Array.from({ length: 12 }, (_, index) => (
          <path key={index} transform={`rotate(${index * 30})`} d="M0 0-9-100H9z" fill={`url(#${id})`} />
        ))}
      </Rays>
    </Field>
  )
}

/** Coins and ribbons that fly from a reward, once. Nothing for users who asked for less motion. */
export function Burst() {
  if (prefersReducedMotion()) return null
  return (
    <Field aria-hidden>
      {pieces.map(({ x, y, turn, colour }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- they never change
        <Piece key={index} $isRound={index % 3 === 0} style={{ '--x': x, '--y': y, '--turn': turn, backgroundColor: colour }} />
      ))}
    </Field>
  )
}
