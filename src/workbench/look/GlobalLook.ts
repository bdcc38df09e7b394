import { createGlobalStyle } from 'styled-components'
import { palette, sans } from './palette'

export const GlobalLook = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }

  html, body, #root { height: 100%; }

  body {
    margin: 0;
    color: ${palette.ink};
    background: ${palette.background};
    font: 14px/1.5 ${sans};
    -webkit-font-smoothing: antialiased;
  }

  h1, h2, h3, p, ul, ol { margin: 0; padding: 0; }
  ul, ol { list-style: none; }
  button, input, textarea, select { font: inherit; color: inherit; }

  :focus-visible { outline: 2px solid ${palette.accent}; outline-offset: 1px; }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after { animation: none !important; transition: none !important; }
  }
`
