import styled from 'styled-components'
import { palette } from '../../look/palette'

export const Cards = styled.ul`
  display: grid;
  gap: 14px;
  margin-top: 8px;
  padding: 14px;
  border-radius: 12px;
  background: ${palette.canvas};

  h4 { margin: 0 0 6px; color: ${palette.inkSoft}; font-size: 12px; font-weight: 400; }
`

const box = `overflow: hidden; border-radius: 6px; background: #fff; color: #191919;`

export const Picture = styled.span<{ $side: string; $ratio?: string }>`
  display: grid;
  flex: none;
  width: ${({ $side }) => $side};
  aspect-ratio: ${({ $ratio = '1' }) => $ratio};
  overflow: hidden;
  place-items: center;
  background: #d8dae0;
  color: ${palette.inkSoft};
  font-size: 11px;
  line-height: 1.2;
  text-align: center;

  img { width: 100%; height: 100%; object-fit: cover; }
`

const clamp = (lines: number): string => `display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: ${lines};`

export const Title = styled.p`
  font-size: 15px;
  line-height: 1.4;
  ${clamp(2)}
`

export const Desc = styled.p`
  flex: 1;
  min-width: 0;
  color: #7a7a7a;
  font-size: 12px;
  line-height: 1.45;
  ${clamp(3)}
`

export const Chat = styled.div`
  ${box}
  max-width: 270px;
  padding: 10px 12px;

  > div { display: flex; gap: 10px; margin-top: 6px; }
`

export const Moments = styled.div`
  ${box}
  display: flex;
  align-items: center;
  gap: 10px;
  padding: 6px;
  background: #f1f1f1;
`

export const Mini = styled.div`
  ${box}
  max-width: 250px;
  padding: 12px;

  > span { width: 100%; margin-top: 8px; }
  footer { margin-top: 8px; padding-top: 6px; border-top: 1px solid #eee; color: #8a8a8a; font-size: 11px; }
`
