import styled, { keyframes } from 'styled-components'

const turn = keyframes`
  to { transform: rotate(360deg); }
`

const Icon = styled.svg<{ $isTurning: boolean }>`
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  margin-right: 0.625rem;
  animation: ${turn} 900ms linear infinite;
  animation-name: ${({ $isTurning }) => ($isTurning ? turn : 'none')};

  @media (prefers-reduced-motion: reduce) {
    animation-duration: 4s;
  }
`

const SHAPES = {
  success: { colour: '#34c48b', path: 'M7 12.5l3.4 3.4L17 9' },
  error: { colour: '#ff6a55', path: 'M8.5 8.5l7 7m0-7l-7 7' },
  warning: { colour: '#ffb545', path: 'M12 6.8v6.4m0 3.6v.2' },
} as const

/** `blank` is how the queue calls a warning. */
export function ToastIcon({ type }: { type: string }) {
  if (type === 'loading') {
    return (
      <Icon $isTurning viewBox="0 0 24 24" fill="none" stroke="#fff" strokeWidth="2.2" strokeLinecap="round" aria-hidden>
        <circle cx="12" cy="12" r="9" strokeOpacity=".25" />
        <path d="M12 3a9 9 0 0 1 9 9" />
      </Icon>
    )
  }
  const { colour, path } = type === 'success' || type === 'error' ? SHAPES[type] : SHAPES.warning
  return (
    <Icon $isTurning={false} viewBox="0 0 24 24" aria-hidden>
      <circle cx="12" cy="12" r="10" fill={colour} />
      <path d={path} fill="none" stroke="#2b211d" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round" />
    </Icon>
  )
}
