import styled from 'styled-components'
import { visuallyHidden } from '@/ui/theme'

export const Agreement = styled.div`
  margin: 1rem 0 0.25rem;
`

export const Submit = styled.div`
  margin-top: 1rem;
`

export const Announcement = styled.p`
  ${visuallyHidden}
`
