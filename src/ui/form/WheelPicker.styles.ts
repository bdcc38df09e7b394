import styled from 'styled-components'
import { SHEET_MAX_HEIGHT, SHEET_MAX_HEIGHT_LOW } from '../overlay/sheetHeight'
import { fontSize, lowScreen, neutral, radius, rem, themed } from '../theme'

/** Spec 2 §9. */
export const ROW_PX = 52
const ROW = rem(ROW_PX)
/** From the middle to the edge of the band. */
const HALF = rem(ROW_PX / 2)
/** On each side of the band. */
const BESIDE = `calc(50% - ${HALF})`
/** The height of a sheet's other parts at a large text size: the wheel shows fewer rows then, and always the chosen one. */
const AROUND = '13.25rem'
const AROUND_LOW = '10.75rem'

export const Wheel = styled.div`
  position: relative;
  display: flex;
  height: ${rem(ROW_PX * 5)};
  min-height: ${ROW};
  max-height: calc(${SHEET_MAX_HEIGHT} - ${AROUND});
  overflow: hidden;

  @media ${lowScreen} {
    max-height: calc(${SHEET_MAX_HEIGHT_LOW} - ${AROUND_LOW});
  }
`

export const Band = styled.div`
  position: absolute;
  top: 50%;
  right: 0;
  left: 0;
  height: ${ROW};
  margin-top: -${HALF};
  border-radius: ${radius.m};
  background-color: ${themed('primarySoft')};
`

/** Wider than its place by the scroll bar, which phones do not have and the wheel does not need. */
export const Column = styled.div<{ $weight: number }>`
  position: relative;
  flex: ${({ $weight }) => $weight} 1 0%;
  min-width: 0;
  height: 100%;
  overflow-x: hidden;
  overflow-y: scroll;
  -webkit-overflow-scrolling: touch;
  overscroll-behavior: contain;
  scroll-snap-type: y mandatory;
  scrollbar-width: none;
  touch-action: pan-y;
  outline: none;

  &::-webkit-scrollbar {
    display: none;
  }

  /* Padding at the end of a scroller is left out by some engines. */
  &::before,
  &::after {
    content: '';
    display: block;
    height: ${BESIDE};
  }

  &:focus-visible {
    box-shadow: inset 0 0 0 2px ${themed('primary')};
    border-radius: ${radius.m};
  }
`

/** A larger text size has half the effect here: a column is narrow, and its text must not be cut. */
export const Row = styled.div<{ $isChosen: boolean; $isRefused: boolean }>`
  display: flex;
  flex-direction: column;
  justify-content: center;
  height: ${ROW};
  padding: 0 0.25rem;
  overflow: hidden;
  color: ${({ $isChosen, $isRefused, ...props }) => ($isChosen ? themed('primary')(props) : $isRefused ? neutral.textFaint : neutral.textSoft)};
  font-size: ${({ $isChosen }) => ($isChosen ? 'calc(0.5625rem + 2.3vw)' : 'calc(0.5rem + 2.05vw)')};
  font-weight: ${({ $isChosen }) => ($isChosen ? 600 : 400)};
  font-variant-numeric: tabular-nums;
  line-height: 1.25;
  text-align: center;
  overflow-wrap: break-word;
  scroll-snap-align: center;
  cursor: ${({ $isRefused }) => ($isRefused ? 'default' : 'pointer')};

  @media (min-width: 30em) {
    font-size: ${({ $isChosen }) => ($isChosen ? fontSize.title : fontSize.base)};
  }
`

export const RowNote = styled.span`
  display: block;
  font-size: calc(0.375rem + 1.5vw);

  @media (min-width: 30em) {
    font-size: ${fontSize.caption};
  }
`

export const Shade = styled.div<{ $side: 'top' | 'bottom' }>`
  position: absolute;
  ${({ $side }) => $side}: 0;
  right: 0;
  left: 0;
  height: ${ROW};
  max-height: ${BESIDE};
  background-image: linear-gradient(${({ $side }) => ($side === 'top' ? 'to bottom' : 'to top')}, rgba(255, 255, 255, 0.92), rgba(255, 255, 255, 0));
  pointer-events: none;
`
