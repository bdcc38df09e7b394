import styled from 'styled-components'
import { fontSize, neutral, radius, shadow, themed } from '@/ui/theme'

export const Message = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  margin-bottom: 0.75rem;
  padding-left: 1rem;
  border-radius: ${radius.l};
  background-color: ${neutral.surface};
  box-shadow: ${shadow.card};
`

export const Horn = styled.svg`
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  margin-right: 0.5rem;
  color: ${themed('primary')};
`

export const MessageText = styled.p`
  flex: 1 1 0%;
  min-width: 0;
  padding: 0.5rem 0;
  color: ${neutral.text};
  font-size: ${fontSize.body};
  line-height: 1.4;
`

export const Activities = styled.section`
  position: relative;
`
