import styled from 'styled-components'

export const Ways = styled.div`
  margin-top: 1.5rem;
`

export const Way = styled.div`
  & + & {
    margin-top: 0.75rem;
  }
`
