import styled, { css } from 'styled-components'
import { lineStat, statFigure } from '@/ui/display/figures/figureStat.styles'
import { Notice } from '@/ui/display/Notice'
import { focusRing, fontSize, neutral, radius, shadow, themed } from '@/ui/theme'

/** A gold edge marks the card with the money. */
export const Card = styled.section`
  position: relative;
  padding: 1.25rem 16px 0.5rem;
  border-radius: ${radius.xl};
  background-color: #fffdf9;
  background-image: linear-gradient(#fff6e3, #ffffff 45%);
  box-shadow: ${shadow.raised}, inset 0 0.1875rem 0 #ffd873;

  & + * {
    margin-top: 0.75rem;
  }
`

export const Balance = styled.div`
  display: flex;
  align-items: flex-end;
  flex-wrap: wrap;
  padding-bottom: 1rem;

  > :last-child {
    flex: none;
    min-width: 5.5rem;
    margin: 0.5rem 0 0 auto;
  }
`

export const Amount = styled.div`
  flex: 1 1 auto;
  min-width: 0;
  margin-right: 0.75rem;
`

export const Label = styled.p`
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
`

export const Figure = styled.p`
  margin-top: 0.375rem;
  color: ${themed('primary')};
  font-size: 2.625rem;
  /* As large as it is, it need not grow with the letters beyond its card. */
  font-size: min(2.625rem, 13.2vw);
  line-height: 1;
`

/** Side by side; one below the other where letters are too large for that, or a sum too long. */
export const Stats = styled.dl`
  display: flex;
  flex-wrap: wrap;
  padding: 0.875rem 0;
  overflow: hidden;
  border-top: 1px solid ${neutral.line};
`

export const Stat = styled.div<{ $isLine: boolean }>`
  flex: 1 1 4.75rem;
  min-width: 0;
  padding: calc(0.25rem - 4px) 0.25rem;
  text-align: center;

  ${({ $isLine }) =>
    $isLine
      ? lineStat
      : css`
          /* What begins a line has none: it lies outside. */
          margin-left: -1px;
          border-left: 1px solid ${neutral.line};
        `}
`

export const StatLabel = styled.dt`
  color: ${neutral.textSoft};
  font-size: ${fontSize.caption};
`

export const StatValue = styled.dd`
  min-height: 1.5rem;
  margin-top: 0.25rem;
  ${statFigure}
  line-height: 1.5rem;
  white-space: nowrap;
`

export const CardNotice = styled(Notice)`
  margin-bottom: 0.75rem;
`

export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  border-top: 1px solid ${neutral.line};
`

export const LinkButton = styled.button`
  flex: 1 1 5.7em;
  min-height: 2.75rem;
  border: 0;
  background: transparent;
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
  -webkit-appearance: none;
  cursor: pointer;
  ${focusRing}
`
