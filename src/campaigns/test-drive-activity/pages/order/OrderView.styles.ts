import styled from 'styled-components'
import { fontSize, neutral, themed } from '@/ui/theme'

export const Status = styled.span`
  padding: 0.125rem 0.625rem;
  border-radius: 62.5rem;
  color: ${themed('primary')};
  background-color: ${themed('primarySoft')};
  font-size: ${fontSize.small};
  font-weight: 600;
`

export const Facts = styled.dl`
  margin-bottom: -0.5rem;
`

export const Fact = styled.div`
  display: flex;
  padding: 0.75rem 0;
  font-size: ${fontSize.body};
  line-height: 1.45;

  & + & {
    border-top: 1px solid ${neutral.line};
  }
`

export const Label = styled.dt`
  flex: none;
  width: 5.5em;
  color: ${neutral.textSoft};
`

export const Value = styled.dd`
  flex: 1 1 0%;
  min-width: 0;
  color: ${neutral.text};
  font-weight: 500;
  font-variant-numeric: tabular-nums;
  text-align: right;
  word-break: break-word;
`

export const Ways = styled.div`
  margin-top: 1rem;

  > * {
    margin-bottom: 0.5rem;
  }
`
