import styled from 'styled-components'
import { edgeToEdge } from '@/ui/layout/edgeToEdge'
import { HeroFromLeft } from '@/ui/layout/HeroFromLeft'

/** The words over the roofs, from the left; the street of towers below them, from edge to edge. */
export const SkylineHero = styled(HeroFromLeft)`
  h1 {
    font-size: 1.75rem;
    font-size: min(2rem, 0.6rem + 5.75vw);
    line-height: 1.2;
  }

  > :nth-last-child(2) {
    z-index: 1;
  }

  /* The higher the words are, the less of the sky is left for them beside the towers: -2.5rem, and nothing where letters are twice as large. */
  > :last-child {
    ${edgeToEdge}
    margin-top: calc(2.5rem - 80px);
  }
`
