import styled from 'styled-components'
import { fontSize, neutral, radius, shadow, themedAlpha } from '@/ui/theme'

export const Hero = styled.div`
  position: relative;
  padding: 2rem 1.25rem 3.25rem;
  overflow: hidden;
  text-align: center;
`

export const Title = styled.h1`
  position: relative;
  min-height: 1.25em;
  font-size: ${fontSize.hero};
  font-weight: 800;
  line-height: 1.25;
  text-shadow: 0 0.125rem 0.375rem ${themedAlpha('heroTo', 0.55)};

  @media (max-width: 22em) {
    font-size: 1.75rem;
  }
`

export const Tagline = styled.p`
  position: relative;
  margin-top: 0.25rem;
  font-size: ${fontSize.body};
`

export const Art = styled.div`
  position: relative;
  width: 62%;
  max-width: 15rem;
  margin: 0.5rem auto 0;

  svg {
    display: block;
  }
`

export const Inviter = styled.div`
  display: flex;
  align-items: center;
  width: 100%;
  height: 3rem;
  margin-bottom: 0.75rem;
  padding: 0.375rem 0.875rem 0.375rem 0.375rem;
  border-radius: ${radius.pill};
  background-color: ${neutral.surface};
  box-shadow: ${shadow.card};
  font-size: ${fontSize.body};
`

export const InviterWords = styled.p`
  flex: 1 1 0%;
  min-width: 0;
  margin-left: 0.625rem;
  line-height: 1.4;
`

export const Name = styled.strong`
  font-weight: 700;
`

export const Invalid = styled.p`
  margin-bottom: 0.75rem;
  padding: 0.75rem 1rem;
  border-radius: ${radius.m};
  color: ${neutral.warning};
  background-color: #fff6e5;
  font-size: ${fontSize.small};
  line-height: 1.5;
`
