import type { ReactNode } from 'react'
import styled from 'styled-components'
import { font, neutral, themed } from '../../theme'

type RingProps = {
  /** How much of it is done, 0 to 1; more is all of it. */
  readonly share: number
  readonly size?: string
  /** Nothing came of it: the ring keeps its length and loses its colour. */
  readonly isFaded?: boolean
  /** In the middle. Readers get the figures from the words beside the ring. */
  readonly children?: ReactNode
}

const RADIUS = 19
const LENGTH = 2 * Math.PI * RADIUS

const Box = styled.span`
  position: relative;
  display: block;
  flex: none;
  color: ${neutral.text};
  font-family: ${font.number};
  line-height: 1.15;
  text-align: center;

  svg {
    display: block;
    width: 100%;
    transform: rotate(-90deg);
  }
`

const Track = styled.circle`
  stroke: ${themed('primarySoft')};
`

const Done = styled.circle<{ $isFaded: boolean }>`
  stroke: ${({ $isFaded, theme }) => ($isFaded ? neutral.locked : themed('primary')({ theme }))};
`

const Middle = styled.span`
  position: absolute;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
`

/** How much of something is done, as a ring that closes clockwise from the top. */
export function Ring({ share, size = '3.25rem', isFaded = false, children }: RingProps) {
  const done = Math.min(1, Math.max(0, share)) * LENGTH
  return (
    <Box aria-hidden style={{ width: size, height: size }}>
      <svg viewBox="0 0 44 44" fill="none" strokeWidth="5" focusable="false">
        <Track cx="22" cy="22" r={RADIUS} />
        {done > 0 && <Done cx="22" cy="22" r={RADIUS} strokeLinecap="round" strokeDasharray={`${done} ${LENGTH}`} $isFaded={isFaded} />}
      </svg>
      <Middle>{children}</Middle>
    </Box>
  )
}
