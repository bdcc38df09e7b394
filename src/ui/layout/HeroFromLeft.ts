import styled from 'styled-components'
import { Hero } from './Hero'
import { Below } from './Hero.styles'

/** The words and the countdown from the left. */
export const HeroFromLeft = styled(Hero)`
  text-align: left;

  ${Below} {
    justify-content: flex-start;
    padding: 0 16px;
  }
`
