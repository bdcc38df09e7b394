import styled from 'styled-components'
import { focusRing, fontSize, neutral, plainButton, radius, shadow, themed } from '@/ui/theme'

/** Figures first, in daylight: dark on white, with the campaign's colour at the edge. */
export const Total = styled.section`
  position: relative;
  margin-bottom: 0.75rem;
  padding: 1rem 1.125rem 0.875rem 1.375rem;
  border-radius: ${radius.l};
  overflow: hidden;
  background-color: ${neutral.surface};
  box-shadow: ${shadow.raised};

  &::before {
    position: absolute;
    top: 0;
    bottom: 0;
    left: 0;
    width: 0.375rem;
    background-color: ${themed('primary')};
    content: '';
  }
`

export const Label = styled.h2`
  color: ${neutral.textSoft};
  font-size: ${fontSize.body};
  font-weight: 500;
  line-height: 1.4;
`

export const Figure = styled.div`
  min-height: 3rem;
  margin-top: 0.25rem;
  color: ${neutral.text};
  font-size: 2.5rem;
  /* With large letters too the sum stays whole. */
  font-size: min(2.5rem, 12.5vw);
  line-height: 3rem;
`

export const Note = styled.p`
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
  line-height: 1.5;
`

/** A whole row is the button. Where letters are so large that a few fit beside each other, the amount stands below the day. */
export const Day = styled.button`
  ${plainButton}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  width: 100%;
  min-height: 4.5rem;
  padding: 0.75rem 16px;
  border-radius: ${radius.l};
  background-color: ${neutral.surface};
  box-shadow: ${shadow.card};
  text-align: left;
  ${focusRing}
`

export const When = styled.span`
  flex: 1 1 5rem;
  min-width: 0;
  margin-right: 0.75rem;
`

export const Date = styled.span`
  display: block;
  color: ${neutral.text};
  font-size: ${fontSize.base};
  font-weight: 600;
  line-height: 1.4;
`

export const Orders = styled.span`
  display: block;
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
  line-height: 1.4;
`

/** The arrow stands beside the amount on whichever line that is. */
export const End = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  margin-left: auto;
`

export const Amount = styled.span`
  flex: none;
  color: ${themed('primary')};
  font-size: ${fontSize.heading};
  font-size: min(${fontSize.heading}, 11vw);
  font-weight: 700;
  line-height: 1.3;
`
