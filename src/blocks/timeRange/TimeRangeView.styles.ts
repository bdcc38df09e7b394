import styled from 'styled-components'
import { fontSize, neutral, plainButton, radius, themed, visuallyHidden } from '@/ui/theme'

export const Heading = styled.h1`
  ${visuallyHidden}
`

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin: -0.25rem;
`

/** Three in a line, or as many as the letters allow. */
export const Choice = styled.button`
  ${plainButton}
  flex: 1 1 30%;
  min-width: 6rem;
  min-height: 2.75rem;
  margin: 0.25rem;
  padding: 0.25rem 0.125rem;
  border: 1px solid transparent;
  border-radius: ${radius.m};
  background-color: ${themed('field')};
  color: ${neutral.text};
  font-size: ${fontSize.body};
  text-align: center;

  &[aria-pressed='true'] {
    border-color: ${themed('primary')};
    background-color: ${themed('primarySoft')};
    color: ${themed('primary')};
    font-weight: 600;
  }
`

export const Field = styled.div`
  margin-bottom: 0.625rem;
`

export const Note = styled.p<{ $isProblem: boolean }>`
  min-height: 1.5em;
  color: ${({ $isProblem }) => ($isProblem ? neutral.danger : neutral.textSoft)};
  font-size: ${fontSize.small};
  line-height: 1.5;
`
