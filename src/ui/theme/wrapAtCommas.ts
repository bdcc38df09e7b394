import { css } from 'styled-components'

/** For sentences with commas: lines of like length, broken at a comma rather than in a word: Chinese may break between any two characters. A clause longer than a line still does (`GlobalStyle`), though not into like lines; so not in engines that would let it run out. */
export const wrapAtCommas = css`
  text-wrap: balance;

  @supports (overflow-wrap: anywhere) {
    word-break: keep-all;
  }
`
