import styled, { css, keyframes } from 'styled-components'
import { fontSize, neutral, visuallyHidden } from '../theme'

export const Hidden = styled.p`
  ${visuallyHidden}
`

export const Bar = styled.div`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  border-radius: 62.5rem;
  background-color: ${neutral.glass};
  color: #ffffff;
  font-size: ${fontSize.small};
  /* Who got how much fits the line, however large letters are. */
  font-size: min(${fontSize.small}, 4.7vw);
`

/** The pill stays slim while the button in it keeps its 44 px. */
export const Control = styled.span`
  margin: -0.375rem 0;
`

/** A layer of its own height: the rows lie on top of each other, so nothing around them moves. */
export const Rows = styled.div`
  position: relative;
  flex: 1 1 auto;
  min-width: 0;
  height: 2rem;
  overflow: hidden;

  /* No button to pause stands after it. */
  &:last-child {
    padding-right: 0.875rem;
  }
`

const arrive = keyframes`from { opacity: 0; transform: translateY(100%); }`
const leave = keyframes`to { opacity: 0; transform: translateY(-100%); }`

const row = css`
  max-width: 100%;
  padding-left: 0.875rem;
  overflow: hidden;
  line-height: 2rem;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const Arriving = styled.div<{ $isMoving: boolean }>`
  ${row}
  ${({ $isMoving }) =>
    $isMoving &&
    css`
      animation: ${arrive} 400ms ease-out;
    `}
`

export const Leaving = styled.div`
  ${row}
  position: absolute;
  top: 0;
  left: 0;
  animation: ${leave} 400ms ease-in forwards;
`
