import styled from 'styled-components'
import { focusRing, fontSize, neutral, radius, themed } from '@/ui/theme'

export const Searching = styled.div`
  padding: 0.5rem 0;
`

export const SearchingText = styled.p`
  padding: 0.5rem 0;
  color: ${neutral.textFaint};
  font-size: ${fontSize.small};
  text-align: center;
`

export const Placeholder = styled.div`
  padding: 0.75rem 0;
`

export const Places = styled.ul``

export const Item = styled.li`
  padding: 0.25rem 0;

  & + & {
    border-top: 1px solid ${neutral.line};
  }
`

export const Place = styled.button`
  display: flex;
  align-items: flex-start;
  width: 100%;
  min-height: 3.25rem;
  padding: 0.625rem 0;
  border: 0;
  background: transparent;
  text-align: left;
  -webkit-appearance: none;
  cursor: pointer;
  ${focusRing}
`

export const Pin = styled.svg`
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  margin: 0.125rem 0.625rem 0 0;
  color: ${themed('primary')};
`

export const Words = styled.span`
  flex: 1 1 0%;
  min-width: 0;
`

export const Name = styled.span`
  display: block;
  color: ${neutral.text};
  font-size: ${fontSize.base};
  font-weight: 600;
  line-height: 1.4;
`

export const Address = styled.span`
  display: block;
  margin-top: 0.125rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
  line-height: 1.4;
`

export const Parts = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin: 0 -0.25rem 0.375rem 1.625rem;
`

export const Part = styled.button`
  min-height: 2.75rem;
  margin: 0 0.25rem 0.375rem;
  padding: 0 0.875rem;
  border: 0;
  border-radius: ${radius.m};
  color: ${themed('primary')};
  background-color: ${themed('primarySoft')};
  font-size: ${fontSize.small};
  -webkit-appearance: none;
  cursor: pointer;
  ${focusRing}
`
