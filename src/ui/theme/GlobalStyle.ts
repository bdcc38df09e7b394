import { createGlobalStyle } from 'styled-components'
import { font, neutral } from './tokens'
import { themed } from './themed'

/** The base styles. The root stays at 100 % (16 px), so that the user's text size is respected. */
export const GlobalStyle = createGlobalStyle<object>`
  *, *::before, *::after {
    box-sizing: border-box;
  }

  /* How much lines are too short, if they are (shortLines). */
  @property --short {
    syntax: '<length>';
    inherits: true;
    initial-value: 0px;
  }

  html {
    --short: max(0px, 18rem - 100vw);
    font-size: 100%;
    line-height: 1.5;
    -webkit-text-size-adjust: 100%;
    -webkit-tap-highlight-color: transparent;
  }

  body {
    margin: 0;
    color: ${neutral.text};
    background-color: ${themed('page')};
    font-family: ${font.text};
    /* A word of any length breaks before it widens the page or its row; the first line is the second one's name in old web views. */
    word-break: break-word;
    overflow-wrap: anywhere;
  }

  h1, h2, h3, h4, p, ul, ol, dl, dd, figure {
    margin: 0;
    padding: 0;
  }

  ul, ol {
    list-style: none;
  }

  button, input, select, textarea {
    margin: 0;
    color: inherit;
    font: inherit;
  }

  button, a, label, input {
    touch-action: manipulation;
  }

  a {
    color: ${themed('primary')};
    text-decoration: none;
  }

  img, svg {
    max-width: 100%;
    vertical-align: middle;
  }
`
