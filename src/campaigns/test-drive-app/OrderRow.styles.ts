import styled from 'styled-components'
import { focusRing, fontSize, neutral, radius, shadow, fullWidthAtLargeText } from '@/ui/theme'

export const Row = styled.button`
  display: block;
  width: 100%;
  padding: 1rem;
  border: 0;
  border-radius: ${radius.xl};
  background-color: ${neutral.surface};
  box-shadow: ${shadow.card};
  color: ${neutral.text};
  font-size: ${fontSize.body};
  line-height: 1.5;
  text-align: left;
  -webkit-appearance: none;
  cursor: pointer;
  ${focusRing}
`

export const Head = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  margin-bottom: 0.5rem;
`

export const Car = styled.span`
  flex: 1 1 7rem;
  min-width: 0;
  margin-right: 0.75rem;
  font-size: ${fontSize.base};
  font-weight: 700;
`

export const Fact = styled.span`
  display: block;
  font-variant-numeric: tabular-nums;
`

export const Label = styled.span`
  display: inline-block;
  width: 5em;
  /* On a line of its own where letters are twice as large: a single one would fit beside it. */
  width: ${fullWidthAtLargeText('5em')};
  max-width: 100%;
  color: ${neutral.textSoft};
`
