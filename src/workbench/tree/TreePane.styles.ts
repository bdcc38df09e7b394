import { Tree, TreeItem } from 'react-aria-components'
import styled from 'styled-components'
import { palette } from '../look/palette'

export const Pane = styled.nav`
  display: flex;
  flex-direction: column;
  min-height: 0;
  border-right: 1px solid ${palette.line};
  background: ${palette.surface};
`

export const Head = styled.div`
  padding: 14px 14px 10px;
`

export const Count = styled.p`
  padding: 8px 14px 12px;
  border-top: 1px solid ${palette.line};
  color: ${palette.inkFaint};
  font-size: 12px;
`

export const Search = styled.div`
  position: relative;
  color: ${palette.inkFaint};

  svg { position: absolute; top: 8px; left: 9px; pointer-events: none; }

  input {
    width: 100%;
    height: 34px;
    padding: 0 34px 0 32px;
    border: 1px solid ${palette.line};
    border-radius: 9px;
    background: ${palette.background};
    color: ${palette.ink};
    font-size: 13px;
  }

  input::-webkit-search-cancel-button { display: none; }
  input::placeholder { color: ${palette.inkFaint}; }

  button { position: absolute; top: 3px; right: 3px; min-width: 28px; height: 28px; padding: 0; }
  button svg { position: static; }
`

export const Branches = styled(Tree)`
  flex: 1;
  min-height: 0;
  padding: 0 8px 12px;
  overflow: auto;
  outline: none;
`

export const Row = styled(TreeItem)`
  display: block;
  margin: 1px 0;
  border-radius: 8px;
  cursor: pointer;
  outline: none;

  &[data-hovered] { background: ${palette.background}; }
  &[data-selected] { background: ${palette.accentSoft}; color: ${palette.accentInk}; }
  &[data-focus-visible] { outline: 2px solid ${palette.accent}; outline-offset: -2px; }
`

export const Line = styled.div<{ $level: number }>`
  display: flex;
  align-items: flex-start;
  gap: 4px;
  padding: 6px 8px 6px ${({ $level }) => ($level > 1 ? 32 : 4)}px;
`

export const Twist = styled.span<{ $isOpen: boolean }>`
  display: inline-flex;

  button {
    display: inline-flex;
    width: 22px;
    height: 22px;
    align-items: center;
    justify-content: center;
    padding: 0;
    border: 0;
    border-radius: 5px;
    background: none;
    color: ${palette.inkFaint};
    transform: rotate(${({ $isOpen }) => ($isOpen ? 90 : 0)}deg);
    transition: transform 120ms ease;
    cursor: pointer;
  }
`

export const Names = styled.div`
  flex: 1;
  min-width: 0;
`

export const Name = styled.div<{ $isCampaign?: boolean }>`
  font-size: 13px;
  font-weight: ${({ $isCampaign }) => ($isCampaign ? 600 : 400)};
  line-height: 20px;

  [data-selected] > * > & , [data-selected] & { font-weight: 600; }
`

export const Path = styled.div`
  overflow: hidden;
  color: ${palette.inkFaint};
  font-size: 11px;
  line-height: 15px;
  text-overflow: ellipsis;
  white-space: nowrap;
  /* Faint ink is too faint on the ground of the selected row. */
  [data-selected] & { color: inherit; }
`

export const Edited = styled.span`
  width: 7px;
  height: 7px;
  margin-top: 7px;
  border-radius: 50%;
  background: ${palette.accent};
`

export const Nothing = styled.p`
  padding: 24px 12px;
  color: ${palette.inkFaint};
  font-size: 13px;
  text-align: center;
`
