import styled, { css } from 'styled-components'
import { fontSize, neutral, themed } from '@/ui/theme'

export const Image = styled.div`
  width: 10rem;
  max-width: 60%;
  margin-bottom: 0.75rem;
`

export const Sum = styled.p`
  color: ${themed('primary')};
  font-size: 2.5rem;
  font-weight: 800;
  line-height: 1.3;
`

/** Of what can no longer be used. */
const over = css`
  color: ${neutral.textSoft};

  ${Image} {
    -webkit-filter: grayscale(1);
    filter: grayscale(1);
    opacity: 0.5;
  }

  ${Sum} {
    color: inherit;
  }
`

export const Prize = styled.div<{ $isOver?: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  text-align: center;
  ${({ $isOver }) => $isOver && over}
`

/** Air on both sides: what it stands between is close. */
export const Standing = styled.div`
  margin: 0.5rem 0;
`

export const Name = styled.h1`
  font-size: ${fontSize.heading};
  line-height: 1.4;
`

export const Note = styled.p`
  margin-top: 0.125rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.body};
`
