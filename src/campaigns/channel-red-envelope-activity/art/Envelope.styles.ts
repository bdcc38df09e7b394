import styled, { css, keyframes } from 'styled-components'
import { fontSize, neutral, radius, stillWhenReduced, themed } from '@/ui/theme'

const OPENING = '600ms'

const lift = keyframes`from { transform: none; }`
const unfold = keyframes`from { transform: scaleY(1); }`
const rise = keyframes`from { opacity: 0; transform: translateY(2rem); } 40% { opacity: 1; }`

type Opened = { readonly $isOpen: boolean; readonly $isFresh: boolean }

/** What moves as it opens ends where it stands without the motion. */
const opening = (from: ReturnType<typeof keyframes>, end: string) => css<Opened>`
  ${({ $isOpen }) => $isOpen && `transform: ${end};`}
  ${({ $isOpen, $isFresh }) =>
    $isOpen &&
    $isFresh &&
    css`
      animation: ${from} ${OPENING} cubic-bezier(0.3, 0.9, 0.3, 1) both;
      ${stillWhenReduced}
    `}
`

/** 17 by 22 rem; the open one stands lower, so that there is room for its flap. */
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
    height: 100%;
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
  color: ${themed('primaryTo')};
`

export const Card = styled.div<Opened>`
  position: absolute;
  top: 1rem;
  left: 1rem;
  z-index: 2;
  width: 15rem;
  height: 17rem;
  padding: 1.25rem 0.75rem;
  border-radius: ${radius.l};
  outline: none;
  color: ${neutral.text};
  background-color: #fffaf0;
  text-align: center;
  ${opening(rise, 'translateY(-5.5rem)')}
`

export const Amount = styled.p`
  margin: 0.5rem 0;
  color: ${themed('primary')};
  font-size: 3.25rem;
  font-size: min(3.25rem, 22vw);
  line-height: 1.1;
`

export const Title = styled.h2`
  max-width: calc(100vw - 48px);
  margin: 0 auto;
  font-size: ${fontSize.base};
  /* All that is told has its place above the pocket. */
  font-size: min(${fontSize.base}, 7vw);
  font-weight: 600;
`

/** A thing has the place of an amount. */
export const Name = styled.p<{ $isLarge: boolean }>`
  font-weight: 600;
  ${({ $isLarge }) =>
    $isLarge &&
    css`
      margin: 0.75rem 0;
      color: ${themed('primary')};
      font-size: 1.5rem;
      font-size: min(1.5rem, 9vw);
      line-height: 1.3;
    `}
`

/** In the place of both. */
export const Art = styled.div`
  width: 6rem;
  margin: 0.25rem auto;

  svg {
    position: static;
    height: auto;
  }
`

export const Note = styled.p`
  margin-top: 0.25rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
  font-size: min(${fontSize.small}, 6.5vw);
  line-height: 1.45;
  white-space: pre-line;
`
