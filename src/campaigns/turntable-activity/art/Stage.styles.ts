import styled from 'styled-components'
import { Hero } from '@/ui/layout/Hero'
import { fontSize, visuallyHidden } from '@/ui/theme'

/** Words alone over the wheel, whose upper half lies in it. */
export const FairHero = styled(Hero)`
  padding-bottom: 15.5rem;
  /* The wheel does not grow with the letters. */
  padding-bottom: min(15.5rem, 4rem + 58vw);

  h1 {
    font-size: 2.125rem;
    font-size: min(2.125rem, 1rem + 5.6vw);
  }

  > :last-child {
    position: absolute;
    right: 0;
    bottom: 0;
    left: 0;
    margin: 0 auto;
  }
`

/** Reaches up into the hero, with the wheel's middle at its edge. */
export const Stage = styled.section`
  position: relative;
  margin: -11.5rem 0 0.75rem;
  margin-top: max(-11.5rem, -58vw);
`

export const Press = styled.div`
  position: relative;
  max-width: 18rem;
  margin: 1rem auto 0;
`

export const Told = styled.p`
  margin-top: 0.5rem;
  font-size: ${fontSize.small};
  line-height: 1.5;
  text-align: center;
  text-wrap: balance;
`

export const Spoken = styled.p`
  ${visuallyHidden}
`
