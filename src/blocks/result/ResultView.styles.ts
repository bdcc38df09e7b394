import styled, { keyframes } from 'styled-components'
import { Button } from '@/ui/form/Button'
import { fontSize, neutral, stillWhenReduced, themed, themedAlpha } from '@/ui/theme'

export const Hero = styled.div`
  position: relative;
  padding: 2.5rem 1.25rem 2.25rem;
  overflow: hidden;
  text-align: center;
`

/** A glow behind the picture, as wide as the head. */
export const Light = styled.div`
  position: absolute;
  right: -20%;
  bottom: -30%;
  left: -20%;
  height: 90%;
  background-image: radial-gradient(closest-side, ${themedAlpha('accent', 0.5)}, ${themedAlpha('accent', 0)});
`

export const Title = styled.h1`
  position: relative;
  font-size: ${fontSize.hero};
  font-weight: 800;
  line-height: 1.25;
  letter-spacing: 0.02em;
  text-shadow: 0 0.125rem 0.375rem ${themedAlpha('heroTo', 0.55)};

  @media (max-width: 22em) {
    font-size: 1.75rem;
  }
`

export const Desc = styled.p`
  position: relative;
  margin-top: 0.375rem;
  font-size: ${fontSize.body};
`

const arrive = keyframes`
  from { opacity: 0; transform: translateY(1rem) scale(0.94); }
`

export const Art = styled.div`
  position: relative;
  width: 80%;
  max-width: 19rem;
  margin: 0.75rem auto 0;
  animation: ${arrive} 500ms ease-out;
  ${stillWhenReduced}

  svg {
    display: block;
  }
`

export const Ways = styled.div`
  margin-top: 1.5rem;
`

export const Way = styled.div`
  & + & {
    margin-top: 0.75rem;
  }
`

/** On the bare page, where the soft colour of a secondary button would drown. */
export const SecondButton = styled(Button)`
  border: 1px solid ${themed('primary')};
  background-color: ${neutral.surface};
`
