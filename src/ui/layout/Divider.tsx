import type { ReactNode } from 'react'
import styled from 'styled-components'
import { fontSize, neutral } from '../theme'

const Line = styled.hr`
  height: 1px;
  margin: 0;
  border: 0;
  background-color: ${neutral.line};
`

const Said = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  padding: 0.75rem 0 0.25rem;
  color: ${neutral.textFaint};
  font-size: ${fontSize.small};

  &::before,
  &::after {
    content: '';
    width: 2.5rem;
    height: 1px;
    margin: 0 0.75rem;
    background-color: ${neutral.lineStrong};
  }
`

/** A hairline, or with a text the end of a list. */
export function Divider({ children }: { readonly children?: ReactNode }) {
  return children ? <Said>{children}</Said> : <Line />
}
