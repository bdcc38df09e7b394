import styled, { css, keyframes } from 'styled-components'
import { fontSize, neutral, radius, shadow, reducedMotion, themed, wrapAtCommas } from '@/ui/theme'

const NOTCH = '0.5rem'

/** Cut out of both corners of a side, not painted: the page, its head or a picture may lie behind. Engines without masks show straight corners. */
const bites = (side: 'left' | 'right') => css`
  -webkit-mask-image: radial-gradient(circle at top ${side}, transparent ${NOTCH}, #000 calc(${NOTCH} + 1px)), radial-gradient(circle at bottom ${side}, transparent ${NOTCH}, #000 calc(${NOTCH} + 1px));
  -webkit-mask-position: top, bottom;
  -webkit-mask-repeat: no-repeat;
  -webkit-mask-size: 100% 51%;

  @container (max-width: 13rem) {
    -webkit-mask-image: none;
  }
`

const turn = keyframes`
  0% { opacity: 0; transform: perspective(60rem) rotateY(-90deg) scale(0.92); }
  60% { opacity: 1; transform: perspective(60rem) rotateY(12deg) scale(1); }
  100% { opacity: 1; transform: none; }
`

export const Ticket = styled.section<{ $isArriving: boolean }>`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  container-type: inline-size;
  /* Room for a note of two lines on a small phone. */
  min-height: 6.75rem;
  border-radius: ${radius.xl};
  overflow: hidden;
  box-shadow: ${shadow.raised};
  ${({ $isArriving }) =>
    $isArriving &&
    css`
      animation: ${turn} 600ms ease-out;
      ${reducedMotion}
    `}
`

export const Stub = styled.div<{ $isQuiet: boolean }>`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 34%;
  max-width: 9rem;
  padding: 0.75rem 0.5rem;
  color: ${themed('primary')};
  background-color: ${themed('primarySoft')};
  ${({ $isQuiet }) =>
    $isQuiet &&
    css`
      color: ${neutral.textSoft};
      background-color: ${neutral.sunken};
    `}
  ${bites('right')}

  /* Above the rest where letters are so large that no word would fit beside it. */
  @container (max-width: 13rem) {
    width: 100%;
    max-width: none;
  }
`

export const Amount = styled.span`
  font-size: 2.25rem;
  font-size: min(2.25rem, 11vw);
  white-space: nowrap;

  @media (max-width: 22em) {
    font-size: 1.875rem;
    font-size: min(1.875rem, 11vw);
  }
`

export const Body = styled.div`
  display: flex;
  flex: 1 1 0%;
  flex-direction: column;
  justify-content: center;
  min-width: 0;
  padding: 1.125rem 16px 1rem;
  border-left: 1px dashed ${neutral.lineStrong};
  background-color: ${neutral.surface};
  ${bites('left')}

  @container (max-width: 13rem) {
    flex-basis: 100%;
    border-top: 1px dashed ${neutral.lineStrong};
    border-left: 0;
  }
`

/** The stamp stands beside the name, or above it where there is no room. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  justify-content: flex-end;
`

export const Name = styled.h2`
  flex: 1 1 auto;
  min-width: 0;
  max-width: 100%;
  font-size: ${fontSize.title};
  font-size: min(${fontSize.title}, 0.4rem + 5.6vw);
  font-weight: 700;
  line-height: 1.4;
  text-wrap: balance;
`

export const Note = styled.p`
  margin-top: 0.375rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
  line-height: 1.5;
  ${wrapAtCommas}
`

export const Stamp = styled.span<{ $isQuiet: boolean }>`
  flex: none;
  align-self: flex-end;
  max-width: 100%;
  margin: 0 -0.25rem 0.25rem 0.5rem;
  padding: 0.0625rem 0.5rem;
  border: 1px solid currentColor;
  border-radius: ${radius.pill};
  color: ${({ $isQuiet }) => ($isQuiet ? neutral.textSoft : neutral.success)};
  font-size: ${fontSize.caption};
  line-height: 1.25rem;
  text-align: center;
  transform: rotate(6deg);
`
