import styled from 'styled-components'
import { ToggleButton } from 'react-aria-components'
import { palette } from '../../look/palette'

export const Frame = styled.div<{ $isInvalid: boolean }>`
  border: 1px solid ${({ $isInvalid }) => ($isInvalid ? palette.danger : palette.lineStrong)};
  border-radius: 8px;
  background: ${palette.surface};

  &:focus-within { border-color: ${palette.accent}; box-shadow: 0 0 0 3px ${palette.accentSoft}; }
`

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 1px;
  padding: 3px;
  border-bottom: 1px solid ${palette.line};
`

export const Tool = styled(ToggleButton)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 28px;
  height: 28px;
  padding: 0 5px;
  border: 0;
  border-radius: 6px;
  background: none;
  color: ${palette.inkSoft};
  font-size: 12px;
  font-weight: 600;
  cursor: pointer;

  &[data-hovered] { background: ${palette.background}; color: ${palette.ink}; }
  &[data-selected] { background: ${palette.accentSoft}; color: ${palette.accentInk}; }
`

export const Text = styled.div`
  max-height: 320px;
  overflow: auto;

  .tiptap { min-height: 120px; padding: 8px 12px; font-size: 13px; line-height: 1.6; outline: none; overflow-wrap: anywhere; }
  .tiptap > * + * { margin-top: 6px; }
  .tiptap h2 { font-size: 16px; }
  .tiptap h3 { font-size: 14px; }
  .tiptap ul, .tiptap ol { padding-left: 20px; }
  .tiptap ul { list-style: disc; }
  .tiptap ol { list-style: decimal; }
  .tiptap img { display: block; max-width: 100%; margin: 6px auto; }
  .tiptap img.ProseMirror-selectednode { outline: 2px solid ${palette.accent}; }
  .tiptap table { width: 100%; border-collapse: collapse; table-layout: fixed; }
  .tiptap th, .tiptap td { padding: 4px 8px; border: 1px solid ${palette.lineStrong}; text-align: left; vertical-align: top; }
  .tiptap th { background: ${palette.background}; font-weight: 600; }
  .tiptap .selectedCell { background: ${palette.accentSoft}; }
  .tiptap a { color: ${palette.accentInk}; text-decoration: underline; }
`

export const LinkForm = styled.form`
  display: flex;
  gap: 6px;
  padding: 4px;
  border-bottom: 1px solid ${palette.line};

  input { flex: 1; min-width: 0; height: 28px; padding: 0 8px; border: 1px solid ${palette.lineStrong}; border-radius: 6px; font-size: 12px; }
`
