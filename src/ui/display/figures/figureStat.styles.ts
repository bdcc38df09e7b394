import { css } from 'styled-components'
import { font, fontSize } from '../../theme'

/** Of its figure. */
export const statFigure = css`
  font-family: ${font.number};
  font-size: ${fontSize.title};
  font-size: min(${fontSize.title}, 10vw);
  font-weight: 700;
`

/** Of one that has a line of its own (`needLines`): its name at the beginning, its figure at the end. */
export const lineStat = css`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;

  /* The longest sum fits a line, however large letters are. */
  > :last-child {
    font-size: min(${fontSize.title}, 5.6vw);
  }
`
