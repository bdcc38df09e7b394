import styled from 'styled-components'
import { lift, mono, palette } from '../../look/palette'

/** How wide a page is drawn, whatever screen it thinks it has (CSS pixels). */
export const COLUMN = 240

export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, ${COLUMN}px);
  gap: 24px 20px;
`

export const Tile = styled.li`
  width: ${COLUMN}px;
  min-width: 0;
`

export const Screen = styled.div`
  position: relative;
  overflow: hidden;
  border: 1px solid ${palette.lineStrong};
  border-radius: 12px;
  background: ${palette.surface};
  box-shadow: ${lift};
  contain: strict;
`

export const Page = styled.iframe`
  display: block;
  border: 0;
  transform-origin: 0 0;
`

/** Over the page: it is looked at here, and used in the editor. */
export const Cover = styled.a`
  position: absolute;
  inset: 0;
  border-radius: 11px;

  &:hover { background: rgba(74, 70, 214, 0.08); box-shadow: inset 0 0 0 2px ${palette.accent}; }
  &:focus-visible { outline: 3px solid ${palette.accent}; outline-offset: -3px; }
`

export const Said = styled.p<{ $isBad?: boolean }>`
  position: absolute;
  top: 42%;
  left: 12px;
  right: 12px;
  padding: 6px 8px;
  border-radius: 8px;
  background: ${({ $isBad }) => ($isBad ? palette.dangerSoft : palette.surface)};
  color: ${({ $isBad }) => ($isBad ? palette.danger : palette.inkSoft)};
  font-size: 12px;
  text-align: center;
`

export const Caption = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 4px;
  padding-top: 6px;
  font-size: 13px;
  line-height: 1.4;
`

export const Words = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;

  strong { font-weight: 600; }
  p + p { color: ${palette.inkSoft}; font-size: 12px; }
  code { display: block; color: ${palette.inkSoft}; font: 11px/1.4 ${mono}; user-select: all; }
`
