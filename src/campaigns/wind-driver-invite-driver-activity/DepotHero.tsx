import styled from 'styled-components'
import { Hero, type HeroProps } from '@/ui/layout/Hero'
import { KeyBoard } from './art/KeyBoard'

/** The board first, from edge to edge; what is said about it hangs below. */
export const DepotHero = styled(Hero)`
  display: flex;
  flex-direction: column;
  padding-bottom: 4rem;

  h1 {
    font-size: 1.875rem;
    line-height: 1.25;

    @media (max-width: 22em) {
      font-size: 1.625rem;
    }
  }

  > :last-child {
    width: 100%;
    max-width: none;
    margin: 0;
  }

  /* The words, and the countdown after them. */
  > :nth-last-child(2),
  > :nth-last-child(3) {
    order: 1;
  }
`

const Flow = styled(DepotHero)`
  padding-top: 1.25rem;
  padding-bottom: 4.25rem;
`

export const DepotFlowHero = (words: HeroProps) => <Flow {...words} scene={<KeyBoard />} />
