import styled from 'styled-components'
import { HeroFromLeft } from '@/ui/layout/HeroFromLeft'

/** The words over the roofs, from the left; the street of towers below them, from edge to edge. */
export const SkylineHero = styled(HeroFromLeft)`
  h1 {
    font-size: 2rem;
    line-height: 1.2;

    @media (max-width: 22em) {
      font-size: 1.75rem;
    }
  }

  > :last-child {
    max-width: none;
    margin-top: -2.5rem;
  }
`
