import styled from 'styled-components'
import { edgeToEdge } from '@/ui/layout/edgeToEdge'
import { HeroFromLeft } from '@/ui/layout/HeroFromLeft'

/** Words at the left, over the sun that comes up. */
export const MorningHero = styled(HeroFromLeft)`
  padding-bottom: 1rem;

  > :nth-last-child(2) {
    z-index: 1;
  }

  > :last-child {
    ${edgeToEdge}
    /* -3.5rem, and less the larger letters are: the scene does not grow with them. */
    margin-top: calc(3.5rem - 112px);
  }
`
