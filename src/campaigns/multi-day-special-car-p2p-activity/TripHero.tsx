import styled from 'styled-components'
import type { HeroProps } from '@/ui/layout/Hero'
import { edgeToEdge } from '@/ui/layout/edgeToEdge'
import { HeroFromLeft } from '@/ui/layout/HeroFromLeft'
import { Sun, Trip } from './art/Trip'

/** The words stand in the sky, from the left; the road comes out from under them, as wide as the page. */
export const TripHero = styled(HeroFromLeft)`
  h1 {
    font-size: 1.75rem;
    font-size: min(2rem, 0.6rem + 5.75vw);
    line-height: 1.2;
  }

  /* The sun stands beside it. */
  h1 + p {
    max-width: 15rem;
    white-space: pre-line;

    @media (max-width: 22em) {
      max-width: 11rem;
    }
  }

  > :last-child {
    ${edgeToEdge}
    margin-top: calc(1.5rem - 48px);
  }
`

const Short = styled(TripHero)`
  padding-top: 1.75rem;

  h1 + p {
    max-width: 15rem;
  }

  > :nth-last-child(2) {
    padding-top: 0;
  }

  /* The sun makes room for large letters. */
  > :first-child svg {
    margin-left: calc(4rem - 64px);
  }
`

export const TripFlowHero = (words: HeroProps) => <Short {...words} background={<Sun />} scene={<Trip />} />
