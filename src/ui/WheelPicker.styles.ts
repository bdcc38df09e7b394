import styled from 'styled-components'
import { fontSize, neutral, radius, rem, themed } from './theme'

/** Spec 2 §9. */
export const ROW_PX = 52
const ROW = rem(ROW_PX)
const BESIDE = rem(ROW_PX * 2)
const HEIGHT = rem(ROW_PX * 5)

export const Wheel = styled.div`
  position: relative;
  display: flex;
  height: ${HEIGHT};
  overflow: hidden;
`

export const Band = styled.div`
  position: absolute;
  top: ${BESIDE};
  right: 0;
  left: 0;
  height: ${ROW};
  border-radius: ${radius.m};
  background-color: ${themed('primarySoft')};
`

/** Wider than its place by the scroll bar, which phones do not have and the wheel does not need. */
export const Column = styled.div<{ $weight: number }>`
  position: relative;
  flex: ${({ $weight }) => $weight} 1 0%;
  min-width: 0;
  height: ${HEIGHT};
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

export const Row = styled.div<{ $isChosen: boolean; $isRefused: boolean }>`
  height: ${ROW};
  padding: 0 0.25rem;
  overflow: hidden;
  color: ${({ $isChosen, $isRefused, ...props }) => ($isChosen ? themed('primary')(props) : $isRefused ? neutral.textFaint : neutral.textSoft)};
  font-size: ${({ $isChosen }) => ($isChosen ? fontSize.title : fontSize.base)};
  font-weight: ${({ $isChosen }) => ($isChosen ? 600 : 400)};
  font-variant-numeric: tabular-nums;
  line-height: ${ROW};
  text-align: center;
  text-overflow: ellipsis;
  white-space: nowrap;
  scroll-snap-align: center;
  cursor: ${({ $isRefused }) => ($isRefused ? 'default' : 'pointer')};
  ${({ $isRefused }) => $isRefused && `padding-top: ${rem(7)}; line-height: ${rem(22)};`}
`

export const RowNote = styled.span`
  display: block;
  font-size: ${fontSize.caption};
  line-height: ${rem(16)};
`

export const Shade = styled.div<{ $side: 'top' | 'bottom' }>`
  position: absolute;
  ${({ $side }) => $side}: 0;
  right: 0;
  left: 0;
  height: ${ROW};
  background-image: linear-gradient(${({ $side }) => ($side === 'top' ? 'to bottom' : 'to top')}, rgba(255, 255, 255, 0.92), rgba(255, 255, 255, 0));
  pointer-events: none;
`
