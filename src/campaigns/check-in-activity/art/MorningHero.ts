import styled from 'styled-components'
import { HeroFromLeft } from '@/ui/layout/HeroFromLeft'

/** Words at the left, over the road to the sun. */
export const MorningHero = styled(HeroFromLeft)`
  padding-bottom: 1rem;

  > :nth-last-child(2) {
    z-index: 1;
  }

  > :last-child {
    margin-top: -3.5rem;
  }
`
