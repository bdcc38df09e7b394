import styled, { keyframes } from 'styled-components'
import { fontSize, neutral, radius, stillWhenReduced, themed } from '@/ui/theme'

const turn = keyframes`to { transform: rotate(360deg); }`

export const Form = styled.form`
  margin-top: 1.25rem;
`

/** The picture is the button: a tap on it brings another one. */
export const Frame = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  width: 100%;
  height: 5rem;
  margin: 0;
  padding: 0.5rem;
  border: 1px solid ${neutral.line};
  border-radius: ${radius.l};
  background-color: ${neutral.sunken};
  color: ${neutral.textSoft};
  font: inherit;
  font-size: ${fontSize.small};
  line-height: 1.4;
  cursor: pointer;
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
  ${stillWhenReduced}
`

export const Hint = styled.p`
  margin: 0.5rem 0 0.875rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
  text-align: center;
`
