import styled from 'styled-components'
import { font, fontSize, neutral, radius, themed, visuallyHidden } from '@/ui/theme'

export const Hidden = styled.span`
  ${visuallyHidden}
`

export const Small = styled.span`
  color: ${neutral.textSoft};
  font-family: ${font.text};
  font-size: ${fontSize.small};
  font-size: min(${fontSize.small}, 6.4vw);
  line-height: 1.5;
`

export const Face = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-around;
  margin: 1.25rem 0 1.5rem;
`

export const Time = styled.span`
  font-size: 1.75rem;
  /* The ring ends to grow at half of the screen. */
  font-size: min(1.75rem, 11vw);
  font-variant-numeric: tabular-nums;
  font-weight: 700;
`

export const Amount = styled.span`
  color: ${themed('primary')};
  font-size: 3.25rem;
  line-height: 1.3;
`

export const Tower = styled.div`
  position: relative;
  margin: 1rem 0 1.5rem;
`

export const LongTime = styled.span`
  display: block;
  color: ${themed('primary')};
  font-family: ${font.number};
  font-size: 4rem;
  font-size: min(4rem, calc((100vw - 4rem) / 3));
  font-variant-numeric: tabular-nums;
  font-weight: 700;
  line-height: 1.15;
`

export const Bar = styled.span`
  display: block;
  height: 0.5rem;
  margin-top: 0.5rem;
  border-radius: 0.25rem;
  overflow: hidden;
  background-color: ${themed('primarySoft')};
`

export const BarDone = styled.span`
  display: block;
  height: 100%;
  background-color: ${themed('accent')};
  -webkit-transform-origin: left;
  transform-origin: left;
`

export const Ends = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  margin-top: 0.375rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.body};
  line-height: 1.5;
`

export const EndAmount = styled.span`
  margin-left: auto;
  color: ${themed('primary')};
  font-size: ${fontSize.title};
`

/** A slip with a torn edge at both sides. */
export const Slip = styled.div`
  position: relative;
  margin: 1.75rem 0 1.5rem;
  padding: 1rem 1.25rem 1.25rem;
  padding: 1rem min(1.25rem, 6.25vw) 1.25rem;
  border: 1px dashed ${neutral.lineStrong};
  border-radius: ${radius.l};
  background-color: ${themed('primarySoft')};
`

export const Paid = styled.span`
  display: block;
  color: ${themed('primary')};
  font-size: 2.75rem;
  font-size: min(2.75rem, calc((100vw - 6.5rem) / 4.2));
  font-weight: 700;
  line-height: 1.25;
  word-break: break-all;
`

export const Tick = styled.svg`
  position: absolute;
  top: -1.125rem;
  right: 1rem;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: 50%;
  background-color: ${neutral.success};
  color: #ffffff;
`
