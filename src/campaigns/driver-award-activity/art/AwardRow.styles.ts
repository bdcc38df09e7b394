import styled from 'styled-components'
import { fontSize, neutral } from '@/ui/theme'

export const Done = styled.span`
  font-size: ${fontSize.base};
  font-weight: 700;
`

export const Target = styled.span`
  color: ${neutral.textFaint};
  font-size: 0.6875rem;
`

export const Most = styled.span`
  margin-right: 0.125rem;
  font-size: ${fontSize.caption};
  font-weight: 500;
`
