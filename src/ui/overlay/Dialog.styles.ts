import styled from 'styled-components'
import { fontSize, neutral, radius, shadow, wrapAtCommas } from '../theme'

export const Panel = styled.div`
  position: relative;
  padding: 1.75rem 1.25rem 1.25rem;
  padding-right: min(1.25rem, 6.25vw);
  padding-left: min(1.25rem, 6.25vw);
  border-radius: ${radius.xl};
  background-color: ${neutral.surface};
  box-shadow: ${shadow.raised};
  text-align: center;
`

/** Stands out over the upper edge of the panel, and no wider than it, however large letters are. */
export const Art = styled.div`
  width: 9rem;
  max-width: 100%;
  margin: -4.75rem auto 0.75rem;
  margin-top: max(-4.75rem, -53%);
`

export const Title = styled.h2`
  color: ${neutral.text};
  font-size: ${fontSize.title};
  font-size: min(${fontSize.title}, 9vw);
  font-weight: 600;
  line-height: 1.4;
  ${wrapAtCommas}
`

export const Text = styled.div`
  margin-top: 0.625rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.body};
  line-height: 1.6;
  ${wrapAtCommas}
`

/** Side by side; below each other where letters are too large for that, or where there are more than two. */
export const Actions = styled.div<{ $isRow: boolean }>`
  display: ${({ $isRow }) => ($isRow ? 'flex' : 'block')};
  flex-wrap: wrap;
  margin: 0.875rem -0.375rem 0;
`

export const Action = styled.div`
  flex: 1 1 6.5rem;
  min-width: 0;
  padding: 0.625rem 0.375rem 0;
`
