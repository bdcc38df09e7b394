import styled from 'styled-components'
import { focusRing, fontSize, neutral, plainButton, radius, shadow, themed } from '@/ui/theme'

export const Place = styled.div`
  margin: 0.75rem 0;
`

/** One thumb finds it: the whole card is the button. */
export const Entry = styled.button`
  ${plainButton}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  width: 100%;
  min-height: 5rem;
  margin: 0.75rem 0;
  padding: 0.875rem 16px;
  border-radius: ${radius.l};
  background-color: ${neutral.surface};
  box-shadow: ${shadow.card};
  color: ${neutral.text};
  text-align: left;
  ${focusRing}

  > svg:first-child {
    flex: none;
    width: 3.25rem;
    height: 3.25rem;
    margin-right: 0.875rem;
    padding: 0.5rem;
    border-radius: ${radius.m};
    color: ${themed('onPrimary')};
    background-color: ${themed('primaryTo')};
  }
`

/** The arrow stands in their padding, so that it is never alone on a line. */
export const Words = styled.span`
  flex: 1 1 8rem;
  flex-basis: min(8rem, 100%);
  min-width: 0;
  padding-right: 1rem;

  & + svg {
    margin-left: -0.5rem;
  }
`

export const Title = styled.span`
  display: block;
  font-size: ${fontSize.title};
  font-weight: 700;
  line-height: 1.4;
`

export const Hint = styled.span`
  display: block;
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
  line-height: 1.5;
`
