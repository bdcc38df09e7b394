import styled, { css } from 'styled-components'
import { focusRing, font, fontSize, neutral, radius, themed, wrapAtCommas } from '@/ui/theme'

/** Three in a row, two where the letters are large. */
export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  margin: 0 -0.25rem 0.75rem;
`

const third = 'max(33.333%, min(50%, (19.9rem - 100vw) * 99))'

export const ChipPlace = styled.li`
  flex: 1 0 33.333%;
  flex-basis: ${third};
  min-width: 5.5rem;
  min-width: min(5.5rem, 50%);
  max-width: 33.333%;
  max-width: ${third};
  padding: 0.25rem;
`

export const Chip = styled.button<{ $isChosen: boolean; $isLocked: boolean }>`
  display: block;
  width: 100%;
  min-height: 3rem;
  padding: 0 0.25rem;
  border: 1px solid ${neutral.line};
  border-radius: ${radius.m};
  background-color: ${neutral.sunken};
  color: ${neutral.text};
  font-family: ${font.number};
  font-size: ${fontSize.title};
  font-weight: 700;
  -webkit-appearance: none;
  cursor: pointer;
  ${({ $isChosen }) =>
    $isChosen &&
    css`
      border-color: ${themed('primary')};
      background-color: ${themed('primarySoft')};
      color: ${themed('primary')};
    `}
  ${({ $isLocked }) =>
    $isLocked &&
    css`
      color: ${neutral.textFaint};
      font-weight: 500;
      opacity: 0.72;
      cursor: not-allowed;
    `}
  ${focusRing}
`

/** The line under the amount shows the focus where :focus-within is known; elsewhere the input's own outline does. */
export const Field = styled.div<{ $isInvalid: boolean }>`
  display: flex;
  align-items: center;
  border-bottom: 2px solid ${({ $isInvalid }) => ($isInvalid ? neutral.danger : neutral.line)};

  &:focus-within {
    border-color: ${({ $isInvalid, ...props }) => ($isInvalid ? neutral.danger : themed('primary')(props))};
  }
`

export const Sign = styled.span`
  flex: none;
  margin-right: 8px;
  font-family: ${font.number};
  font-size: 1.75rem;
  font-size: min(1.75rem, 9vw);
  font-weight: 700;
`

export const Input = styled.input`
  flex: 1 1 0%;
  width: 100%;
  min-width: 0;
  height: 3.75rem;
  padding: 0;
  border: 0;
  border-radius: 0;
  background: transparent;
  color: ${neutral.text};
  font-family: ${font.number};
  font-size: 2.25rem;
  /* A sum of five figures fits its line, however large letters are. */
  font-size: min(2.25rem, 11.5vw);
  font-weight: 700;
  -webkit-appearance: none;
  caret-color: ${themed('primary')};

  &::placeholder {
    color: ${neutral.textFaint};
    font-family: ${font.text};
    font-weight: 400;
    font-size: ${fontSize.title};
    font-size: min(${fontSize.title}, 5.7vw + (16px - 1rem) * 0.06);
    opacity: 1;
  }

  ${Field}:focus-within & {
    outline: none;
  }
`

export const Clear = styled.button`
  flex: none;
  width: 44px;
  height: 44px;
  padding: 12px;
  border: 0;
  background: transparent;
  color: ${neutral.textFaint};
  -webkit-appearance: none;
  cursor: pointer;
  ${focusRing}
`

export const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-height: 2.75rem;
  font-size: ${fontSize.small};
`

export const Hint = styled.p<{ $isFault: boolean }>`
  flex: 1 1 8em;
  min-width: 0;
  color: ${({ $isFault }) => ($isFault ? neutral.danger : neutral.textSoft)};
  ${wrapAtCommas}
`

export const All = styled.button`
  flex: none;
  min-height: 2.75rem;
  margin-left: auto;
  padding: 0 0.25rem;
  border: 0;
  background: transparent;
  color: ${themed('primary')};
  font-size: ${fontSize.body};
  font-weight: 600;
  -webkit-appearance: none;
  cursor: pointer;
  ${focusRing}
`
