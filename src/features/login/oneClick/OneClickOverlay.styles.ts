import styled, { keyframes } from 'styled-components'
import { Card as LoginCard } from '@/ui/layout/LoginPanel.styles'
import { fontSize, neutral, zeroAtLargeText, reducedMotion } from '@/ui/theme'

const arrive = keyframes`
  from { opacity: 0; transform: translateY(1.5rem); }
`

/** As tall as the login page's own head, so that the way from one to the other does not jump. */
export const Hero = styled.div`
  position: relative;
  height: 15rem;
  padding: 3rem 1.5rem 0;
  overflow: hidden;
`

export { Heading, HiddenHeading, Lead, PictureSpace, Tagline } from '@/ui/layout/LoginPanel.styles'

export const Art = styled.div`
  position: absolute;
  right: 1rem;
  bottom: 3.75rem;
  width: 6rem;
  width: min(6rem, 24vw);
  /* Where letters are so large that they need its room, it goes. */
  max-width: ${zeroAtLargeText('6rem')};
  overflow: hidden;
`

export const Card = styled(LoginCard)`
  padding-top: 1.75rem;
  animation: ${arrive} 300ms ease-out;
  ${reducedMotion}
`

export const Other = styled.div`
  margin-top: 0.75rem;
`

export const Agreement = styled.div`
  margin-top: 0.5rem;
`

export const Foot = styled.p`
  margin-top: 1.25rem;
  color: ${neutral.textFaint};
  font-size: ${fontSize.small};
  text-align: center;
`
