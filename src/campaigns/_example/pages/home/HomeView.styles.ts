import styled from 'styled-components'

export const Hero = styled.div`
  padding: 2.5rem 1.25rem 5rem;
  text-align: center;
`
