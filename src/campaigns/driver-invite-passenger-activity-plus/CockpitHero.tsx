import styled from 'styled-components'
import type { HeroProps } from '@/ui/layout/Hero'
import { edgeToEdge } from '@/ui/layout/edgeToEdge'
import { HeroFromLeft } from '@/ui/layout/HeroFromLeft'
import { Cockpit } from './art/Cockpit'

/** The road ahead, from edge to edge; the words in the sky over it. */
export const CockpitHero = styled(HeroFromLeft)`
  h1,
  h1 + p {
    text-shadow: none;
  }

  h1 + p {
    font-weight: 600;
  }

  > :last-child {
    ${edgeToEdge}
    /* The roof comes no nearer to the words where letters are large. */
    margin-top: calc(1rem - 20px);
  }
`

/** What a passenger sees first: the way that the ride goes. */
export const PassengerHero = (words: HeroProps) => <CockpitHero {...words} scene={<Cockpit />} />
