import styled from 'styled-components'
import { fontSize, safeArea } from '../theme'

export const Place = styled.div`
  position: relative;
  min-height: 100vh;
  padding: 0 1.5rem;
  /* Over the scrim, so that the text is readable on any page. */
  background-color: rgba(28, 15, 8, 0.55);
  color: #fff;
  text-align: right;
  ${safeArea('padding-top', 'top', '0.75rem')}
`

export const Arrow = styled.svg`
  display: block;
  width: 5.5rem;
  height: 6.5rem;
  margin: 0 0.25rem 0.75rem auto;
`

export const Title = styled.p`
  font-size: ${fontSize.heading};
  font-weight: 600;
`

export const Text = styled.p`
  margin-top: 0.5rem;
  font-size: ${fontSize.base};
  opacity: 0.86;
`

export const Close = styled.button`
  min-width: 8rem;
  min-height: 2.75rem;
  margin: 2rem 0 0;
  padding: 0 1.5rem;
  border: 1px solid rgba(255, 255, 255, 0.7);
  border-radius: 62.5rem;
  background: transparent;
  color: inherit;
  font: inherit;
  font-size: ${fontSize.base};
`
