import styled from 'styled-components'
import { focusRing, fontSize, neutral, radius } from '@/ui/theme'

export const Row = styled.button`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  width: 100%;
  min-height: 4rem;
  margin-bottom: 0.75rem;
  padding: 0.75rem;
  border: 0;
  border-radius: ${radius.l};
  background-color: #f4f9fc;
  color: ${neutral.text};
  text-align: left;
  -webkit-appearance: none;
  cursor: pointer;
  ${focusRing}

  &:last-child {
    margin-bottom: 0;
  }
`

export const Mark = styled.svg`
  flex: none;
  width: 2.5rem;
  height: 2.5rem;
  margin-right: 0.75rem;
`

/** Where letters are so large that too little is left beside the rest, it has a line of its own. */
export const Facts = styled.span`
  flex: 1 1 6rem;
  min-width: 0;
  margin-right: 0.5rem;
`

export const Time = styled.span`
  display: block;
  font-size: ${fontSize.base};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`

export const Place = styled.span`
  display: block;
  overflow: hidden;
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
  text-overflow: ellipsis;
  white-space: nowrap;
`
