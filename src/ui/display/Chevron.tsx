import styled from 'styled-components'

const Arrow = styled.svg`
  flex: none;
  width: 0.5rem;
  height: 0.875rem;
  margin-left: 0.5rem;
`

/** The arrow at the right end of a row or a button that opens a page. */
export const Chevron = ({ colour = 'currentColor' }: { readonly colour?: string }) => (
  <Arrow viewBox="0 0 8 14" fill="none" stroke={colour} strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
    <path d="M1.5 1.5L7 7l-5.5 5.5" />
  </Arrow>
)
