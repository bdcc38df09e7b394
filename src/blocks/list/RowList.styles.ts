import styled from 'styled-components'

/** The role is said again in the markup: Safari takes it from lists without bullets. */
export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

/** Padding and not a margin: a row's height is measured, and a margin would not be in it. */
export const Gap = styled.div`
  padding-bottom: 0.625rem;
`
