import styled from 'styled-components'
import { palette } from '../../look/palette'

export const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 14px;
  padding: 12px 20px 0;
  background: ${palette.surface};

  h1 { font-size: 17px; font-weight: 700; white-space: nowrap; }
  p { flex: 1; min-width: 240px; color: ${palette.inkSoft}; font-size: 13px; }
  a { color: ${palette.accentInk}; font-size: 13px; }
`

/** Stays in sight: what is chosen is what is seen. On a low screen the pages need the room. */
export const Bar = styled.form`
  position: sticky;
  z-index: 2;
  top: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px 12px;
  padding: 10px 20px 12px;
  border-bottom: 1px solid ${palette.line};
  background: ${palette.surface};

  @media (max-height: 560px), (max-width: 720px) { position: static; }
`

export const Field = styled.label`
  color: ${palette.inkSoft};
  font-size: 12px;

  input, select {
    display: block;
    width: 132px;
    height: 32px;
    margin-top: 2px;
    padding: 0 8px;
    border: 1px solid ${palette.inkFaint};
    border-radius: 8px;
    background: ${palette.surface};
    color: ${palette.ink};
    font-size: 13px;
  }

  input { width: 200px; }
  input::placeholder { color: ${palette.inkFaint}; opacity: 1; }
`

export const Count = styled.p`
  margin-left: auto;
  color: ${palette.inkSoft};
  font-size: 13px;
  line-height: 32px;
  font-variant-numeric: tabular-nums;
`

export const Group = styled.section`
  padding: 20px 20px 8px;

  h2 { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 8px; padding-bottom: 12px; font-size: 16px; font-weight: 700; }
  h2 span { color: ${palette.inkSoft}; font-size: 13px; font-weight: 400; overflow-wrap: anywhere; }
`

export const Nothing = styled.div`
  padding: 64px 20px;
  color: ${palette.inkSoft};
  text-align: center;

  button { margin-top: 12px; }
`

export const Alert = styled.p`
  margin: 16px 20px 0;
  padding: 10px 12px;
  border-radius: 8px;
  background: ${palette.dangerSoft};
  color: ${palette.danger};
  font-size: 13px;
  overflow-wrap: anywhere;
`
