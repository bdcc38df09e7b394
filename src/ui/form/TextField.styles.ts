import styled from 'styled-components'
import { fontSize, neutral, radius, themed, themedAlpha, visuallyHidden } from '../theme'

export const Field = styled.div`
  text-align: left;
`

export const Label = styled.label<{ $isHidden: boolean }>`
  display: block;
  margin-bottom: 0.5rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
  ${({ $isHidden }) => $isHidden && visuallyHidden}
`

/**
 * Letters of twice the size leave the field its room: what is measured in `vw` is more than the usual size on any phone, and less than twice it.
 * The frame shows the focus; where :focus-within is unknown (before Chrome 60) the input's own outline does.
 */
export const Frame = styled.div<{ $isInvalid: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-height: 3.25rem;
  padding: 0 0.25rem 0 1rem;
  padding-left: min(1rem, 5vw);
  border: 1px solid ${({ $isInvalid }) => ($isInvalid ? neutral.danger : 'transparent')};
  border-radius: ${radius.l};
  background-color: ${themed('field')};
  transition: background-color 150ms ease-out;

  &:focus-within {
    border-color: ${({ $isInvalid, ...props }) => ($isInvalid ? neutral.danger : themed('primary')(props))};
    background-color: ${neutral.surface};
    box-shadow: 0 0 0 0.1875rem ${themedAlpha('primary', 0.14)};
  }
`

/** At twice the text size the elements beside the input wrap to a line of their own, so that there is room to type. */
export const Input = styled.input`
  flex: 1 1 6rem;
  min-width: 0;
  height: 3.125rem;
  padding: 0 0.75rem 0 0;
  padding-right: min(0.75rem, 3vw);
  border: 0;
  border-radius: 0;
  background: transparent;
  color: ${neutral.text};
  /* Under 16 px iOS zooms the page when the field is touched. */
  font-size: ${fontSize.title};
  font-size: min(${fontSize.title}, 7.5vw);
  font-weight: 500;
  font-variant-numeric: tabular-nums;
  -webkit-appearance: none;
  caret-color: ${themed('primary')};

  &:placeholder-shown {
    text-overflow: ellipsis;
  }

  /* Large letters have less effect here, in engines that can: the words must not be cut. */
  &::placeholder {
    color: ${neutral.textFaint};
    font-weight: 400;
    font-size: ${fontSize.base};
    font-size: min(${fontSize.base}, 0.5rem + 2.1vw);
    opacity: 1;
  }

  &::-webkit-outer-spin-button,
  &::-webkit-inner-spin-button {
    margin: 0;
    -webkit-appearance: none;
  }

  ${Frame}:focus-within & {
    outline: none;
  }

  &:-webkit-autofill {
    box-shadow: 0 0 0 62.5rem ${themed('field')} inset;
    -webkit-text-fill-color: ${neutral.text};
  }
`

export const Affix = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  color: ${neutral.textSoft};
`

export const Prefix = styled(Affix)`
  padding: 0.5rem 0;
  margin-right: 0.75rem;
`

export const Note = styled.p<{ $isError?: boolean }>`
  margin: 0.375rem 0 0 1rem;
  color: ${({ $isError }) => ($isError ? neutral.danger : neutral.textFaint)};
  font-size: ${fontSize.small};
  line-height: 1.4;
`
