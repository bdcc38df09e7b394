import styled from 'styled-components'
import { float, lift, palette } from '../look/palette'

export const Entries = styled.ul`
  display: grid;
  gap: 6px;
  margin: 2px 0 8px;
`

export const Entry = styled.li<{ $isDragged: boolean }>`
  position: relative;
  z-index: ${({ $isDragged }) => ($isDragged ? 2 : 'auto')};
  border: 1px solid ${({ $isDragged }) => ($isDragged ? palette.accent : palette.line)};
  border-radius: 10px;
  background: ${palette.surface};
  box-shadow: ${({ $isDragged }) => ($isDragged ? float : lift)};
`

export const EntryHead = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;
  padding: 3px 4px;
`

export const Handle = styled.button`
  display: inline-flex;
  width: 26px;
  height: 30px;
  align-items: center;
  justify-content: center;
  padding: 0;
  border: 0;
  border-radius: 6px;
  background: none;
  color: ${palette.inkFaint};
  cursor: grab;
  touch-action: none;

  &:hover { background: ${palette.background}; color: ${palette.ink}; }
`

export const EntryName = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const EntryFields = styled.div`
  padding: 0 12px 8px;
  border-top: 1px solid ${palette.line};
`

export const Note = styled.p`
  margin: 0 0 6px;
  color: ${palette.inkFaint};
  font-size: 12px;
`
