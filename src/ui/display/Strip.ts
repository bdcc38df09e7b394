import styled, { css } from 'styled-components'
import { fontSize, neutral, radius, themed, wrapAtCommas } from '../theme'

const done = css`
  color: ${neutral.success};
  background-color: #e8f7ef;
`

/** One sentence above a list, in the campaign's soft colour: what is still to be done; `$isDone`: in green, that it is done. */
export const Strip = styled.p<{ $isDone?: boolean }>`
  margin-bottom: 0.5rem;
  padding: 0.625rem 14px;
  border-radius: ${radius.m};
  color: ${themed('primary')};
  background-color: ${themed('primarySoft')};
  font-size: ${fontSize.body};
  font-weight: 600;
  ${wrapAtCommas}
  ${({ $isDone }) => $isDone && done}
`
