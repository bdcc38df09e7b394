import styled, { keyframes } from 'styled-components'
import { ATTENTION_ITERATIONS } from '@/ui/layout/beckoning'
import { Coin } from './Coin'

const DROPS = [
  { left: '6%', size: 18, seconds: 5.2, delay: -1.1 },
  { left: '20%', size: 13, seconds: 6.4, delay: -4.3 },
  { left: '37%', size: 15, seconds: 5.8, delay: -2.7 },
  { left: '58%', size: 12, seconds: 6.9, delay: -5.6 },
  { left: '73%', size: 17, seconds: 5.4, delay: -3.4 },
  { left: '90%', size: 14, seconds: 6.1, delay: -0.4 },
]

const fall = keyframes`
  0% { opacity: 0; transform: translate3d(0, -3rem, 0) rotate(0deg); }
  12% { opacity: 1; }
  70% { opacity: 1; }
  100% { opacity: 0; transform: translate3d(0, 20rem, 0) rotate(300deg); }
`

/** Each drop is a layer of its own, moved by the compositor alone. People who asked for less motion see none. */
const Drop = styled.span`
  position: absolute;
  top: 0;
  opacity: 0;
  animation: ${fall} 6s linear ${ATTENTION_ITERATIONS};
  pointer-events: none;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`

export function CoinRain() {
  return (
    <>
      {DROPS.map(({ left, size, seconds, delay }) => (
        <Drop key={left} aria-hidden style={{ left, animationDuration: `${seconds}s`, animationDelay: `${delay}s` }}>
          <svg viewBox="0 0 40 42" width={size} height={size}>
            <Coin x={0} y={0} size={40} />
          </svg>
        </Drop>
      ))}
    </>
  )
}
