import styled from 'styled-components'
import { fontSize, themedAlpha } from '@/ui/theme'

export const Hero = styled.div`
  position: relative;
  min-height: 10rem;
  padding: 1.75rem 1.25rem 4.25rem;
  overflow: hidden;
`

export const Words = styled.div`
  position: relative;
  z-index: 1;
  max-width: 66%;
`

export const Title = styled.h1`
  font-size: 1.75rem;
  font-size: min(1.75rem, 0.4rem + 7.1vw);
  font-weight: 800;
  line-height: 1.3;
  text-shadow: 0 0.125rem 0.375rem ${themedAlpha('heroTo', 0.55)};
`

export const Updated = styled.p`
  margin-top: 0.375rem;
  font-size: ${fontSize.small};
`

export const Picture = styled.img`
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`

/** No wider than what the words leave, however large letters are. */
export const Art = styled.svg`
  position: absolute;
  top: 0.875rem;
  right: 0.75rem;
  width: 7rem;
  max-width: 30%;
  height: 6.25rem;
`
