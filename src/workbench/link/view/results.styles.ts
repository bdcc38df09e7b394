import styled from 'styled-components'
import { mono, palette } from '../../look/palette'
import type { Tone } from '../sections'

export const Group = styled.section`
  margin-top: 18px;

  h3 { margin-bottom: 4px; color: ${palette.inkSoft}; font-size: 12px; font-weight: 600; }
`

const toneColour: Readonly<Record<Tone, string>> = { plain: palette.ink, good: palette.success, warn: '#8a5300', bad: palette.danger }

export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(96px, 0.42fr) minmax(0, 1fr);
  gap: 2px 14px;
  padding: 6px 0;
  border-top: 1px solid ${palette.line};
  font-size: 13px;

  dt, dd { margin: 0; min-width: 0; overflow-wrap: anywhere; }
  dt { color: ${palette.inkSoft}; }

  @media (max-width: 480px) { grid-template-columns: minmax(0, 1fr); }
`

export const Said = styled.dd<{ $tone: Tone }>`
  color: ${({ $tone }) => toneColour[$tone]};
`

export const Address = styled.output`
  display: block;
  margin-top: 14px;
  padding: 10px 12px;
  border-radius: 8px;
  background: ${palette.background};
  font: 12px/1.5 ${mono};
  overflow-wrap: anywhere;
`

export const Code = styled.figure`
  margin: 16px 0 0;
  text-align: center;

  img { width: 220px; height: 220px; }
  figcaption { color: ${palette.inkSoft}; font-size: 12px; }
`
