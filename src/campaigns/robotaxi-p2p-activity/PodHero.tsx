import styled from 'styled-components'
import { Hero, type HeroProps } from '@/ui/layout/Hero'
import { Pod } from './art/Pod'

/** The car first, from edge to edge and large; the words below it, in the middle. */
export const PodHero = styled(Hero)`
  display: flex;
  flex-direction: column;
  padding-bottom: 4rem;

  h1 {
    font-size: 2rem;
    line-height: 1.2;

    @media (max-width: 22em) {
      font-size: 1.75rem;
    }
  }

  > :last-child {
    width: 100%;
    max-width: none;
    margin: -1.75rem 0 0;
  }

  /* The words, and the countdown after them. */
  > :nth-last-child(2),
  > :nth-last-child(3) {
    order: 1;
  }
`

const Flow = styled(PodHero)`
  padding-top: 1.75rem;
  padding-bottom: 4.25rem;
`

export const PodFlowHero = (words: HeroProps) => <Flow {...words} scene={<Pod />} />
