import styled from 'styled-components'
import { Hero } from '@/ui/layout/Hero'
import { Below } from '@/ui/layout/Hero.styles'

/** The headline is a road sign over the lanes. */
export const SignHero = styled(Hero)`
  h1 {
    position: relative;
    max-width: 28rem;
    margin: 0 auto;
    padding: 0.625rem 0.75rem;
    border: 0.1875rem solid #fff;
    border-radius: 0.75rem;
    background-color: #0d2a61;
    font-size: 1.75rem;
    font-size: min(1.75rem, 0.4rem + 7.1vw);
    line-height: 1.3;
    text-shadow: none;
  }

  /* Its posts stand behind the lanes. */
  h1::before,
  h1::after {
    content: '';
    position: absolute;
    top: 100%;
    left: 5%;
    width: 0.75rem;
    height: 16rem;
    background-color: #c9d8ef;
  }

  /* Large letters need the room that would grow with them. */
  h1 + p,
  ${Below} {
    padding: 0 36px;
  }

  h1::after {
    right: 5%;
    left: auto;
  }

  /* On the narrowest phones they make room for the lines between them. */
  @media (max-width: 22em) {
    h1::before,
    h1::after {
      width: 0.5rem;
      margin-right: -0.875rem;
      margin-left: -0.875rem;
    }
  }
`
