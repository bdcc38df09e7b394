import styled from 'styled-components'
import { palette } from '../../look/palette'

export const Zone = styled.div<{ $isOver: boolean }>`
  display: grid;
  grid-template-columns: 58px 1fr;
  gap: 8px;
  border-radius: 8px;
  box-shadow: ${({ $isOver }) => ($isOver ? `0 0 0 3px ${palette.accentSoft}, 0 0 0 2px ${palette.accent}` : 'none')};
`

/** Squares behind a picture tell where it is transparent. */
export const Thumb = styled.div`
  display: grid;
  width: 58px;
  height: 72px;
  place-items: center;
  overflow: hidden;
  border: 1px solid ${palette.line};
  border-radius: 8px;
  background: repeating-conic-gradient(#eef0f4 0 25%, #fff 0 50%) 0 0 / 12px 12px;
  color: ${palette.inkFaint};

  img { width: 100%; height: 100%; object-fit: contain; }
`

export const Side = styled.div`
  display: grid;
  gap: 6px;
  min-width: 0;
`

export const Uploaded = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: 34px;
  padding: 0 2px 0 10px;
  border: 1px solid ${palette.line};
  border-radius: 8px;
  background: ${palette.background};
  color: ${palette.inkSoft};
  font-size: 13px;
`

export const Hint = styled.span`
  color: ${palette.inkFaint};
  font-size: 12px;
`

export const Done = styled.p`
  color: ${palette.inkSoft};
  font-size: 12px;

  &:empty { display: none; }
`
