import styled from 'styled-components'
import { fontSize, neutral, themed } from '@/ui/theme'

export const Ways = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-around;
  margin: 0;
  padding: 0.5rem 0 1rem;
  list-style: none;
`

export const Way = styled.button`
  display: block;
  min-width: 5.5rem;
  padding: 0.25rem;
  border: 0;
  background: transparent;
  color: ${neutral.text};
  font: inherit;
  font-size: ${fontSize.small};
  text-align: center;
`

export const Icon = styled.svg`
  display: block;
  box-sizing: border-box;
  width: 3.25rem;
  height: 3.25rem;
  margin: 0 auto 0.5rem;
  padding: 0.875rem;
  border-radius: 50%;
  background-color: ${themed('primarySoft')};
  color: ${themed('primary')};
`
