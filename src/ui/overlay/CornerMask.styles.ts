import styled from 'styled-components'
import { fontSize, safeArea, wrapAtCommas } from '../theme'

export const Place = styled.div`
  position: relative;
  min-height: 100vh;
  padding: 0 1.5rem 1rem;
  padding: 0 min(1.5rem, 7.5vw) 1rem;
  /* Over the scrim, so that the text is readable on any page. */
  background-color: rgba(28, 15, 8, 0.55);
  color: #fff;
  text-align: right;
  ${safeArea('padding-top', 'top', '0.75rem')}
`

export const Arrow = styled.svg`
  display: block;
  width: 5.5rem;
  width: min(5.5rem, 27.5vw);
  height: 6.5rem;
  height: min(6.5rem, 32.5vw);
  margin: 0 0.25rem 0.75rem auto;
`

export const Title = styled.p`
  font-size: ${fontSize.heading};
  font-size: min(${fontSize.heading}, 9.5vw);
  font-weight: 600;
  ${wrapAtCommas}
`

export const Text = styled.p`
  margin-top: 0.5rem;
  font-size: ${fontSize.base};
  ${wrapAtCommas}
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
