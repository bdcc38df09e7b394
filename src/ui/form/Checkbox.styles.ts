import styled from 'styled-components'
import { fontSize, neutral, themed } from '../theme'

export const Field = styled.div`
  position: relative;
  text-align: left;
`

export const Row = styled.div`
  display: flex;
  align-items: flex-start;
`

/** The native box stays on top, invisible and 44 px large, so that every browser and screen reader gets the real control. */
export const Target = styled.span`
  position: relative;
  flex: none;
  width: 2.75rem;
  height: 2.75rem;
  margin: 0 -0.25rem 0 -0.75rem;
`

export const Input = styled.input`
  position: absolute;
  top: 0;
  left: 0;
  z-index: 1;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`

export const Box = styled.span<{ $isInvalid: boolean }>`
  position: absolute;
  top: 0.75rem;
  left: 0.75rem;
  width: 1.25rem;
  height: 1.25rem;
  border: 1.5px solid ${({ $isInvalid }) => ($isInvalid ? neutral.danger : neutral.textFaint)};
  border-radius: 50%;
  background-color: ${neutral.surface};

  &::after {
    content: '';
    position: absolute;
    top: 0.1875rem;
    left: 0.375rem;
    width: 0.3125rem;
    height: 0.5625rem;
    border: solid ${themed('onPrimary')};
    border-width: 0 2px 2px 0;
    transform: rotate(45deg) scale(0.4);
    opacity: 0;
    transition: transform 150ms ease-out, opacity 150ms ease-out;
  }

  input:checked + & {
    border-color: ${themed('primaryTo')};
    background-color: ${themed('primaryTo')};
  }

  input:checked + &::after {
    transform: rotate(45deg) scale(1);
    opacity: 1;
  }

  input:focus-visible + & {
    outline: 2px solid ${themed('primary')};
    outline-offset: 2px;
  }

  @media (prefers-reduced-motion: reduce) {
    &::after {
      transition: none;
    }
  }
`

export const Label = styled.label`
  flex: 1 1 0%;
  min-width: 0;
  padding: 0.75rem 0;
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
  line-height: 1.25rem;
  cursor: pointer;

  a {
    padding: 0.25rem 0;
  }
`

export const Note = styled.p<{ $isError?: boolean }>`
  margin: -0.375rem 0 0.5rem 1.75rem;
  color: ${({ $isError }) => ($isError ? neutral.danger : neutral.textFaint)};
  font-size: ${fontSize.small};
  line-height: 1.4;
`
