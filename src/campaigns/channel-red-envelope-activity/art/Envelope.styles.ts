import styled, { css, keyframes } from 'styled-components'
import { radius, reducedMotion, themed } from '@/ui/theme'
import { shortScreen } from '@/ui/theme/shortScreen'

const OPENING = '600ms'

const lift = keyframes`from { transform: none; }`
const unfold = keyframes`from { transform: scaleY(1); }`

export type Opened = { readonly $isOpen: boolean; readonly $isFresh: boolean }

/** What moves as it opens ends where it stands without the motion. */
export const opening = (from: ReturnType<typeof keyframes>, end: string) => css<Opened>`
  ${({ $isOpen }) => $isOpen && `transform: ${end};`}
  ${({ $isOpen, $isFresh }) =>
    $isOpen &&
    $isFresh &&
    css`
      animation: ${from} ${OPENING} cubic-bezier(0.3, 0.9, 0.3, 1) both;
      ${reducedMotion}
    `}
`

/** 17 by 22 rem; the open one stands lower, so that there is room for its flap, and is cut where it is empty on a short screen. */
export const Envelope = styled.div<Opened>`
  position: relative;
  /* What lies in front inside does so inside alone: in the document a failure is told over it. */
  z-index: 0;
  width: 17rem;
  height: 22rem;
  margin: 2.5rem 0 3.5rem;
  ${opening(lift, 'translateY(3.5rem)')}

  svg {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
    height: 22rem;
  }

  @media ${shortScreen} {
    ${({ $isOpen }) => $isOpen && 'height: 15.25rem;'}
  }
`

export const Back = styled.div<Opened>`
  position: absolute;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  border-radius: ${radius.xl};
  ${({ $isOpen }) => $isOpen && `border-radius: 0 0 ${radius.xl} ${radius.xl};`}
  background-color: ${themed('heroTo')};
  box-shadow: 0 1.25rem 2.5rem rgba(0, 0, 0, 0.35);
`

export const Flap = styled.div<Opened>`
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  height: 100%;
  transform-origin: top;
  z-index: ${({ $isOpen }) => ($isOpen ? 1 : 4)};
  color: ${themed('primaryFrom')};
  pointer-events: none;
  ${opening(unfold, 'scaleY(-0.62)')}
`

export const Pocket = styled.div`
  position: absolute;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  z-index: 3;
  border-radius: 0 0 ${radius.xl} ${radius.xl};
  overflow: hidden;
  color: ${themed('primaryTo')};
`
