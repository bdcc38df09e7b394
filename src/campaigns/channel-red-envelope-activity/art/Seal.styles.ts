import styled, { keyframes } from 'styled-components'
import { ATTENTION_ITERATIONS } from '@/ui/layout/beckoning'
import { fontSize, shadow, reducedMotion, themed } from '@/ui/theme'
import { shortScreen } from '@/ui/theme/shortScreen'

const turn = keyframes`from { transform: rotateY(0); } to { transform: rotateY(360deg); }`
const beat = keyframes`0%, 70%, 100% { transform: scale(1); } 78% { transform: scale(1.08); } 88% { transform: scale(0.98); }`

/** The partner: on the flap, and on the pocket once the flap is up, clear of its arcs. */
export const Channel = styled.div<{ $isOpen: boolean }>`
  position: absolute;
  top: ${({ $isOpen }) => ($isOpen ? '12.5rem' : '0.9375rem')};
  right: 1rem;
  left: 1rem;
  z-index: 5;
  text-align: center;

  @media ${shortScreen} {
    ${({ $isOpen }) => $isOpen && 'top: 9.5rem;'}
  }
`

export const Logo = styled.div`
  width: 3rem;
  height: 3rem;
  margin: 0 auto 0.375rem;
  border: 2px solid ${themed('accent')};
  border-radius: 50%;
  overflow: hidden;
  color: ${themed('heroTo')};
  background-color: #fff6dd;
  font-size: 1.375rem;
  font-weight: 800;
  line-height: 2.75rem;

  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

export const ChannelName = styled.p`
  overflow: hidden;
  font-size: ${fontSize.small};
  line-height: 1.4;
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** Where the flap ends. */
export const Seal = styled.button<{ $isBusy: boolean }>`
  position: absolute;
  top: 6rem;
  left: 50%;
  z-index: 6;
  width: 6rem;
  height: 6rem;
  margin-left: -3rem;
  padding: 0;
  border: 0.25rem solid #fff1c4;
  border-radius: 50%;
  color: #6b3a05;
  background-color: ${themed('accent')};
  background-image: radial-gradient(circle at 35% 30%, #fff3c8, ${themed('accent')} 55%, #d99a20);
  box-shadow: ${shadow.raised};
  font-size: 2.25rem;
  font-weight: 800;
  line-height: 1;
  -webkit-appearance: none;
  cursor: pointer;
  animation: ${({ $isBusy }) => ($isBusy ? turn : beat)} ${({ $isBusy }) => ($isBusy ? '800ms linear infinite' : `2.4s ease-in-out ${ATTENTION_ITERATIONS}`)};
  ${reducedMotion}

  &:focus:not(:focus-visible) {
    outline: none;
  }

  &:focus-visible {
    outline: 3px solid #fff;
    outline-offset: 3px;
  }

  img {
    display: block;
    width: 100%;
    height: 100%;
    border-radius: 50%;
  }
`

export const SealWord = styled.span<{ $isLong: boolean }>`
  ${({ $isLong }) => $isLong && 'display: block; padding: 0 0.375rem; font-size: 1.125rem; line-height: 1.3;'}
`
