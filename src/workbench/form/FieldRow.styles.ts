import styled from 'styled-components'
import { palette } from '../look/palette'

export const Row = styled.div<{ $mark: 'active' | 'hover' | 'none'; $isTop: boolean }>`
  position: relative;
  padding: ${({ $isTop }) => ($isTop ? '7px 16px' : '6px 0')};
  background: ${({ $mark }) => ($mark === 'none' ? 'transparent' : palette.accentSoft)};
  box-shadow: ${({ $mark }) => ($mark === 'active' ? `inset 3px 0 0 ${palette.accent}` : 'none')};
  transition: background 120ms ease;
  scroll-margin: 80px;
`

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 26px;
  margin-bottom: 3px;
`

export const Label = styled.label<{ $isSet: boolean }>`
  flex: 1;
  min-width: 0;
  font-size: 13px;
  font-weight: ${({ $isSet }) => ($isSet ? 600 : 500)};
  color: ${({ $isSet }) => ($isSet ? palette.ink : palette.inkSoft)};
`

export const Hint = styled.span`
  color: ${palette.inkFaint};
  font-size: 12px;
  font-variant-numeric: tabular-nums;
`

export const Problem = styled.p`
  display: flex;
  gap: 5px;
  margin-top: 4px;
  color: ${palette.danger};
  font-size: 12px;

  svg { margin-top: 1px; }
`

export const Fold = styled.div`
  margin-top: 2px;
  padding: 2px 12px 8px;
  border: 1px solid ${palette.line};
  border-radius: 10px;
  background: ${palette.surface};
`

export const Twist = styled.span<{ $isOpen: boolean }>`
  display: inline-flex;
  transform: rotate(${({ $isOpen }) => ($isOpen ? 90 : 0)}deg);
  transition: transform 120ms ease;
`

export const FoldButton = styled.button`
  display: inline-flex;
  flex: 1;
  align-items: center;
  gap: 6px;
  min-width: 0;
  min-height: 28px;
  padding: 0 4px 0 0;
  border: 0;
  border-radius: 6px;
  background: none;
  font-size: 13px;
  font-weight: 600;
  text-align: left;
  cursor: pointer;

  svg { color: ${palette.inkFaint}; }
`
