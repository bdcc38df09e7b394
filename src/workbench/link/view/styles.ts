import styled from 'styled-components'
import { lift, palette } from '../../look/palette'

export const Desk = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 400px;
  gap: 20px;
  max-width: 1360px;
  margin: 0 auto;
  padding: 20px;
  align-items: start;

  @media (max-width: 960px) { grid-template-columns: minmax(0, 1fr); padding: 12px; gap: 12px; }
`

export const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  padding: 12px 20px;
  border-bottom: 1px solid ${palette.line};
  background: ${palette.surface};

  h1 { flex: 1; font-size: 17px; font-weight: 700; white-space: nowrap; }
  p { flex-basis: 100%; color: ${palette.inkSoft}; font-size: 13px; }
  a { color: ${palette.accentInk}; font-size: 13px; }

  @media (max-width: 960px) { padding: 12px; }
`

export const Pane = styled.section`
  padding: 18px;
  border: 1px solid ${palette.line};
  border-radius: 14px;
  background: ${palette.surface};
  box-shadow: ${lift};

  > h2 { margin-bottom: 12px; font-size: 15px; font-weight: 700; }

  @media (max-width: 960px) { padding: 14px 12px; }
`

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: 10px;
`

export const Field = styled.label<{ $isWide?: boolean }>`
  display: block;
  min-width: 0;
  ${({ $isWide }) => $isWide && 'grid-column: 1 / -1;'}
  color: ${palette.inkSoft};
  font-size: 12px;

  input, select, textarea {
    display: block;
    width: 100%;
    min-height: 36px;
    margin-top: 4px;
    padding: 6px 10px;
    border: 1px solid ${palette.line};
    border-radius: 8px;
    background: ${palette.surface};
    color: ${palette.ink};
    font-size: 14px;
  }

  textarea { resize: vertical; line-height: 1.45; overflow-wrap: anywhere; }
  input::placeholder, textarea::placeholder { color: ${palette.inkFaint}; }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-top: 12px;
`

export const Main = styled.button`
  min-height: 36px;
  padding: 0 18px;
  border: 0;
  border-radius: 8px;
  background: ${palette.accent};
  color: #fff;
  font-weight: 600;
  cursor: pointer;

  &:disabled { opacity: 0.55; cursor: default; }
`

export const Quiet = styled(Main)`
  border: 1px solid ${palette.line};
  background: ${palette.surface};
  color: ${palette.ink};
  font-weight: 400;
`

export const OpenLink = styled.a`
  padding: 6px 4px;
  color: ${palette.accentInk};
  font-size: 13px;
`

export const Alert = styled.p`
  margin-top: 12px;
  padding: 10px 12px;
  border-radius: 8px;
  background: ${palette.dangerSoft};
  color: ${palette.danger};
  font-size: 13px;
  overflow-wrap: anywhere;
`
