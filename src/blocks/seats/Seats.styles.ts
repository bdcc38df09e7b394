import styled, { css, keyframes } from 'styled-components'
import { focusRing, neutral, plainButton, radius, themed, visuallyHidden } from '@/ui/theme'

/** A bus from above: the windscreen at the top, wheels at its sides. */
export const Bus = styled.div`
  position: relative;
  max-width: 19rem;
  margin: 0 auto;
  padding: 4.25rem 16px 1.25rem;
  border: 0.25rem solid ${themed('primary')};
  border-radius: 3.25rem 3.25rem 1.5rem 1.5rem;
  background-color: ${themed('primarySoft')};

  &::before {
    content: '';
    position: absolute;
    top: 0.625rem;
    left: 12%;
    right: 12%;
    height: 2.25rem;
    border-radius: 2.25rem 2.25rem 0.5rem 0.5rem;
    background-color: ${themed('primary')};
    opacity: 0.85;
  }
`

export const Wheel = styled.span<{ $at: 'front' | 'back'; $side: 'left' | 'right' }>`
  position: absolute;
  ${({ $at }) => ($at === 'front' ? 'top: 4.5rem;' : 'bottom: 1.5rem;')}
  ${({ $side }) => $side}: -14px;
  width: 0.75rem;
  height: 2.75rem;
  border-radius: 0.375rem;
  background-color: ${neutral.text};
`

/** On the windscreen: what a full bus gives, in two lines where letters are large. */
export const Sign = styled.p`
  position: absolute;
  display: flex;
  align-items: center;
  justify-content: center;
  top: 0.625rem;
  left: 12%;
  right: 12%;
  height: 2.25rem;
  padding: 0 0.25rem;
  overflow: hidden;
  color: ${themed('onPrimary')};
  /* The windscreen is no wider for large letters. */
  font-size: calc(0.25rem + 11px);
  font-weight: 700;
  line-height: 1.2;
  text-align: center;
  text-wrap: balance;
`

export const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
`

/** Narrow enough that four stand in a row on the narrowest phone. */
export const Place = styled.li<{ $inRow: number }>`
  flex: none;
  width: calc(100% / ${({ $inRow }) => $inRow});
  min-width: 3.25rem;
  padding: 0.25rem 0;
  text-align: center;
`

const sit = keyframes`
  from { opacity: 0; transform: translateY(-1rem) scale(0.6); }
  70% { opacity: 1; transform: translateY(0.125rem) scale(1.08); }
`

const cushion = css`
  display: flex;
  align-items: center;
  justify-content: center;
  width: 3rem;
  height: 3.25rem;
  margin: 0 auto;
  border-radius: ${radius.m} ${radius.m} 0.375rem 0.375rem;
`

export const Taken = styled.span<{ $at: number }>`
  ${cushion}
  background-color: ${themed('accent')};
  animation: ${sit} 480ms ease-out ${({ $at }) => $at * 60}ms both;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`

export const Free = styled.button`
  ${plainButton}
  ${focusRing}
  ${cushion}
  border: 2px dashed ${themed('primary')};
  background-color: ${neutral.surface};
  color: ${themed('primary')};
  font-size: 1.5rem;
  line-height: 1;
`

export const Name = styled.span`
  display: block;
  min-height: 1.25rem;
  overflow: hidden;
  color: ${neutral.textSoft};
  font-size: 0.75rem;
  line-height: 1.25rem;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const Hidden = styled.span`
  ${visuallyHidden}
`
