import styled from 'styled-components'
import { Strip } from '@/ui/display/Strip'
import { ButtonLine } from '@/ui/layout/ButtonLine'
import { fontSize, neutral, themed } from '@/ui/theme'

export const Notice = styled(Strip)`
  margin-bottom: 1rem;
`

export const Gap = styled.div`
  height: 0.75rem;
`

/** Of words there are more than of figures. */
export const Thing = styled.span`
  font-size: ${fontSize.small};
`

/** What it is, above what it is worth. */
export const Prize = styled.span`
  line-height: 1.25;

  > svg {
    display: block;
    width: 1.125rem;
    height: 1.125rem;
    margin: 0 auto;
  }
`

export const Line = styled(ButtonLine)`
  margin-bottom: 0.5rem;

  > p {
    color: ${neutral.textSoft};
  }
`

export const Count = styled.strong`
  color: ${themed('primary')};
  font-size: ${fontSize.title};
`
