import styled from 'styled-components'
import { landscapeScreen } from '../overlay/sheetHeight'
import { Hero } from './Hero'

/** The scene first, from edge to edge; the words below it, and the countdown after them. On a phone that lies the scene alone would fill the screen: the words come first. */
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

  @media ${landscapeScreen} {
    > :nth-last-child(2),
    > :nth-last-child(3) {
      order: 0;
    }
  }
`
