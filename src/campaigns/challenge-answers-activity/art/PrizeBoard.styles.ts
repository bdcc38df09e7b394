import styled from 'styled-components'
import { fontSize, neutral, themed } from '@/ui/theme'

export const Prize = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-height: 3.5rem;
`

export const Amount = styled.p`
  margin-right: 0.75rem;
  color: ${themed('primary')};
  font-size: 2.5rem;
  font-weight: 800;
  line-height: 1.15;
`

export const Words = styled.p`
  flex: 1 1 7rem;
  min-width: 0;
  font-size: ${fontSize.title};
  font-weight: 700;
  line-height: 1.35;

  > span {
    display: block;
    color: ${neutral.textSoft};
    font-size: ${fontSize.small};
    font-weight: 400;
  }
`

/** Side by side; below each other where letters are too large for that. */
export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  margin-top: 0.875rem;
  padding-top: 0.875rem;
  border-top: 1px dashed ${neutral.lineStrong};
  text-align: center;

  > div {
    flex: 1 1 4.5rem;
    min-width: 0;
  }

  dt {
    color: ${neutral.textSoft};
    font-size: ${fontSize.small};
  }

  dd {
    font-size: ${fontSize.title};
    font-weight: 700;
    line-height: 1.4;
  }
`
