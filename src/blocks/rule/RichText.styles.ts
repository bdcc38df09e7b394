import styled from 'styled-components'
import { focusRing, fontSize, neutral, radius, themed } from '@/ui/theme'

/** Everything that a rule is written with, in the looks of the page. Long words and wide tables stay inside. */
export const Text = styled.div`
  color: ${neutral.text};
  font-size: ${fontSize.body};
  line-height: 1.75;
  text-wrap: pretty;
  word-wrap: break-word;
  overflow-wrap: break-word;

  > :first-child {
    margin-top: 0;
  }

  h1,
  h2,
  h3,
  h4,
  h5,
  h6 {
    margin: 1.25rem 0 0.5rem;
    font-size: ${fontSize.base};
    font-weight: 700;
    line-height: 1.5;
  }

  h1,
  h2 {
    font-size: ${fontSize.title};
  }

  p,
  ul,
  ol,
  blockquote,
  pre,
  table {
    margin: 0 0 0.625rem;
  }

  ul,
  ol {
    padding-left: 1.5em;
  }

  ul {
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  li::marker {
    color: ${themed('primary')};
  }

  strong,
  b {
    font-weight: 700;
  }

  a {
    color: inherit;
  }

  a[href] {
    border-radius: ${radius.s};
    color: ${themed('primary')};
    text-decoration: underline;
    ${focusRing}
  }

  img {
    display: block;
    max-width: 100%;
    height: auto;
    margin: 0.75rem auto;
    border-radius: ${radius.m};
  }

  blockquote {
    padding: 0.5rem 0.875rem;
    border-left: 0.1875rem solid ${themed('primarySoft')};
    background-color: ${neutral.sunken};
    color: ${neutral.textSoft};
  }

  pre {
    overflow-x: auto;
    white-space: pre-wrap;
  }

  hr {
    height: 1px;
    margin: 1rem 0;
    border: 0;
    background-color: ${neutral.lineStrong};
  }

  table {
    display: block;
    max-width: 100%;
    overflow-x: auto;
    font-size: min(1em, 8.4vw);
    border-collapse: collapse;
    -webkit-overflow-scrolling: touch;
    /* A shadow at the edge that hides more of a wide table; where its end is, the card's own colour lies over it. */
    background-color: ${neutral.surface};
    background-image: linear-gradient(90deg, ${neutral.surface} 60%, rgba(255, 255, 255, 0)), linear-gradient(270deg, ${neutral.surface} 60%, rgba(255, 255, 255, 0)), linear-gradient(90deg, rgba(60, 30, 10, 0.28), rgba(60, 30, 10, 0)), linear-gradient(270deg, rgba(60, 30, 10, 0.28), rgba(60, 30, 10, 0));
    background-repeat: no-repeat;
    background-position: 0 0, 100% 0, 0 0, 100% 0;
    background-size: 2rem 100%, 2rem 100%, 0.875rem 100%, 0.875rem 100%;
    background-attachment: local, local, scroll, scroll;
  }

  th,
  td {
    min-width: 3.5rem;
    padding: 0.375rem 0.5rem;
    border: 1px solid ${neutral.lineStrong};
    text-align: left;
    vertical-align: top;
    /* A wide table scrolls; a word in it is not broken. */
    word-break: normal;
    overflow-wrap: break-word;

    @media (max-width: 22em) {
      min-width: 2.5rem;
      padding: 0.375rem 4px;
    }
  }

  th > p,
  td > p {
    margin: 0;
  }

  th {
    /* Lets the shadow through. */
    background-color: rgba(90, 50, 20, 0.05);
    font-weight: 600;
  }
`
