import styled from 'styled-components'
import { visuallyHidden } from '@/ui/theme'

export const Heading = styled.h1`
  ${visuallyHidden}
`
