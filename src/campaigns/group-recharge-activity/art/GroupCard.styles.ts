import styled from 'styled-components'
import { font, fontSize, neutral, radius, themed, wrapAtCommas } from '@/ui/theme'

export const Status = styled.div`
  text-align: center;
`

export const Words = styled.h2`
  font-size: ${fontSize.heading};
  font-weight: 700;
  line-height: 1.35;
  ${wrapAtCommas}
`

export const Text = styled.p`
  margin-top: 0.25rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.body};
`

export const Seats = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  margin: 1.125rem 0 0;
  padding: 0 0 1rem;
  border-bottom: 1px solid ${neutral.line};
`

export const Seat = styled.li`
  position: relative;
  width: 5rem;
  min-width: 3.5rem;
  max-width: 50%;
  padding: 0.25rem 4px 0.5rem;
  text-align: center;
`

/** Across the picture's lower edge, clear of the letter that stands for one, and of the name. */
export const Leader = styled.span`
  position: absolute;
  top: 2.875rem;
  left: 50%;
  padding: 0 0.375rem;
  border-radius: ${radius.s};
  color: ${themed('onPrimary')};
  background-color: ${themed('primary')};
  font-size: ${fontSize.caption};
  /* It covers no more of the picture where letters are large. */
  font-size: min(${fontSize.caption}, 4.4vw);
  line-height: 1.5;
  white-space: nowrap;
  transform: translateX(-50%);
`

export const Free = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 3.25rem;
  height: 3.25rem;
  border: 2px dashed ${neutral.lineStrong};
  border-radius: 50%;
  vertical-align: top;
  color: ${neutral.textFaint};
  font-size: ${fontSize.title};
`

export const Name = styled.span`
  display: block;
  margin-top: 0.625rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.caption};
  /* A seat is not as much wider as letters are larger. */
  font-size: max(min(${fontSize.caption}, 3.5vw), min(5.6vw, (1rem - 20px) * 2));
  line-height: 1.4;
  word-break: break-all;
`

export const Deal = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: center;
  margin-top: 0.75rem;
  text-align: center;
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};

  > * {
    margin: 0 0.375rem;
  }
`

export const Cost = styled.span`
  color: ${themed('primary')};
  font-family: ${font.number};
  font-size: 1.75rem;
  font-weight: 700;
`

export const Left = styled.div`
  margin-top: 0.75rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
  text-align: center;

  > span:first-child {
    margin-right: 0.5rem;
  }
`
