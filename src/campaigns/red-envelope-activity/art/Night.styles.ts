import styled from 'styled-components'
import { fadedSides, landscapeScreen, shortLines } from '@/ui/theme'

type Raining = { readonly $isRaining?: boolean }

/** The roofs stand behind the button. While it rains nothing hangs in the air that cannot be caught. */
export const Ground = styled.div<Raining>`
  position: absolute;
  right: 0;
  /* Not higher with larger letters: the words come down towards it. */
  bottom: 80px;
  left: 0;
  ${fadedSides}

  /* What falls is larger there: it falls above and below the words. */
  @media ${landscapeScreen} {
    bottom: 60px;

    /* The largest of the near ones would be behind them. */
    svg > g:nth-of-type(4) {
      display: none;
    }
  }

  svg {
    display: block;
  }

  g {
    ${({ $isRaining }) => $isRaining && 'opacity: 0;'}
  }

  /* On a screen so low the far ones, the first group, would fall behind the words. */
  @media (min-aspect-ratio: 1/2) {
    svg > g:first-of-type {
      display: none;
    }
  }

  /* Large letters reach what hangs over the roofs: no moon and no far ones. */
  ${shortLines} {
    svg > path:first-of-type,
    svg > g:first-of-type {
      display: none;
    }
  }

  &::after {
    content: '';
    position: absolute;
    top: 100%;
    right: 0;
    left: 0;
    height: 5rem;
    background-color: rgba(11, 11, 42, 0.75);
  }
`

/** The button that began it waits out of sight, with the focus. */
export const Offer = styled.div<Raining>`
  ${({ $isRaining }) => $isRaining && 'opacity: 0;'}
`
