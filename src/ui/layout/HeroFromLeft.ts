import styled from 'styled-components'
import { Hero } from './Hero'

/** The words and the countdown from the left. */
export const HeroFromLeft = styled(Hero)`
  text-align: left;

  > :nth-last-child(2) {
    justify-content: flex-start;
    padding-right: 1rem;
    padding-left: 1rem;
  }
`
