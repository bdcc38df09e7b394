import styled from 'styled-components'
import { fontSize, neutral, themed } from '@/ui/theme'

export const Prize = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  text-align: center;
`

export const Image = styled.div`
  width: 10rem;
  max-width: 60%;
  margin-bottom: 0.75rem;
`

export const Name = styled.h1`
  font-size: ${fontSize.heading};
  line-height: 1.4;
`

export const Sum = styled.p`
  color: ${themed('primary')};
  font-size: 2.5rem;
  font-weight: 800;
  line-height: 1.3;
`

export const Note = styled.p`
  margin-top: 0.125rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.body};
`
