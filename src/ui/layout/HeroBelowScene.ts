import styled from 'styled-components'
import { Hero } from './Hero'

/** The scene first, from edge to edge; the words below it, and the countdown after them. */
export const HeroBelowScene = styled(Hero)`
  display: flex;
  flex-direction: column;
  padding-bottom: 4rem;

  > :last-child {
    width: 100%;
    max-width: none;
    margin: 0;
  }

  > :nth-last-child(2),
  > :nth-last-child(3) {
    order: 1;
  }
`
