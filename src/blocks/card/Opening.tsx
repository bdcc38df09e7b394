import styled, { keyframes } from 'styled-components'
import { fontSize, neutral, reducedMotion, themed } from '@/ui/theme'

const Line = styled.p`
  padding: 0 1.25rem 1.5rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.base};
  line-height: 1.5;
  text-align: center;
`

const pulse = keyframes`
  50% { opacity: 0.25; }
`

const Dot = styled.span`
  display: inline-block;
  width: 0.375rem;
  height: 0.375rem;
  margin-left: 0.375rem;
  border-radius: 50%;
  background-color: ${themed('primary')};
  animation: ${pulse} 1.2s ease-in-out infinite;
  ${reducedMotion}

  & + & {
    animation-delay: 0.2s;
  }

  & + & + & {
    animation-delay: 0.4s;
  }
`

/** That something is on its way, where no picture moves. */
export const Opening = ({ children }: { readonly children: string }) => (
  <Line>
    {children}
    <span aria-hidden>
      <Dot />
      <Dot />
      <Dot />
    </span>
  </Line>
)
