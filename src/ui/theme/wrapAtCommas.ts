import { css } from 'styled-components'
import { shortLines } from './largeText'

/**
 * For sentences with commas: lines of like length, broken at a comma rather than in a word: Chinese may break between any two characters. A clause longer than a line still does
 * (`GlobalStyle`), so not in engines that would let it run out. On lines of few letters, many a clause is as long as its line: its comma would begin the next one.
 */
export const wrapAtCommas = css`
  text-wrap: balance;

  @supports (overflow-wrap: anywhere) {
    word-break: keep-all;
  }

  ${shortLines} {
    word-break: normal;
  }
`
