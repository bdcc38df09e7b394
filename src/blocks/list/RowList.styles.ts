import styled from 'styled-components'
import { fontSize, neutral, radius } from '@/ui/theme'

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

/** As quiet as what it stands for is small. */
export const Unreadable = styled.p`
  padding: 0.75rem 16px;
  border-radius: ${radius.l};
  background-color: ${neutral.sunken};
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
  line-height: 1.5;
  text-align: center;
`
