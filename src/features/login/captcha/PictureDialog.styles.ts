import styled, { keyframes } from 'styled-components'
import { fontSize, landscapeScreen, neutral, radius, reducedMotion, themed } from '@/ui/theme'

const turn = keyframes`to { transform: rotate(360deg); }`

export const Form = styled.form`
  margin-top: 1.25rem;

  @media ${landscapeScreen} {
    display: flex;
    align-items: flex-start;

    > * {
      flex: 1 1 0%;
      min-width: 0;
    }

    > * + * {
      margin-left: 1rem;
    }
  }
`

/** The picture and the words under it are one button: a tap brings another picture. */
export const Picture = styled.button`
  display: block;
  width: 100%;
  margin: 0;
  padding: 0 0 0.875rem;
  border: 0;
  border-radius: ${radius.l};
  background: none;
  color: ${neutral.textSoft};
  font: inherit;
  font-size: ${fontSize.small};
  line-height: 1.4;
  cursor: pointer;
`

export const Frame = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  height: 5rem;
  margin-bottom: 0.5rem;
  padding: 0.5rem;
  border: 1px solid ${neutral.line};
  border-radius: ${radius.l};
  background-color: ${neutral.sunken};
`

export const Image = styled.img`
  display: block;
  max-width: 100%;
  max-height: 100%;
  height: 4rem;
  border-radius: ${radius.s};
  object-fit: contain;
`

export const Spinner = styled.span`
  width: 1.5rem;
  height: 1.5rem;
  border: 2px solid ${neutral.lineStrong};
  border-top-color: ${themed('primary')};
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
  ${reducedMotion}
`

/** Its place stays while there is nothing to exchange. */
export const Hint = styled.span<{ $isHidden: boolean }>`
  visibility: ${({ $isHidden }) => ($isHidden ? 'hidden' : 'visible')};
`
