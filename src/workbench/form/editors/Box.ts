import styled, { css } from 'styled-components'
import { palette } from '../../look/palette'

const box = css`
  width: 100%;
  padding: 6px 10px;
  border: 1px solid ${palette.lineStrong};
  border-radius: 8px;
  background: ${palette.surface};
  color: ${palette.ink};
  font-size: 13px;
  line-height: 20px;

  &::placeholder { color: ${palette.inkFaint}; opacity: 1; }
  &:hover { border-color: ${palette.inkFaint}; }
  &:focus { outline: none; border-color: ${palette.accent}; box-shadow: 0 0 0 3px ${palette.accentSoft}; }
  &[aria-invalid='true'] { border-color: ${palette.danger}; }
  &[aria-invalid='true']:focus { box-shadow: 0 0 0 3px ${palette.dangerSoft}; }
`

/** The boxes that people type into. */
export const TextBox = styled.input`
  ${box}
  height: 34px;
`

export const LongBox = styled.textarea`
  ${box}
  min-height: 76px;
  resize: vertical;
  field-sizing: content;
  max-height: 320px;
`

export const Beside = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
`
