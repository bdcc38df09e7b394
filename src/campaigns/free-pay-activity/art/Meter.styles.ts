import styled, { css } from 'styled-components'
import { font, fontSize, plainButton, radius, themed, wrapAtCommas } from '@/ui/theme'

/** The case of the meter on the dashboard. Its frame and figures grow with the letters only as far as a sum stays on one line. */
export const Body = styled.section`
  position: relative;
  width: 100%;
  max-width: 24rem;
  padding: 1rem;
  padding: min(1rem, 5vw);
  border-radius: ${radius.l};
  background-color: #544240;
  background-image: linear-gradient(#6a5350, #3d2f2d);
  box-shadow: 0 1rem 2rem rgba(0, 0, 0, 0.45);
  margin-top: 2.25rem;
`

export const Sign = styled.span`
  position: absolute;
  bottom: 100%;
  left: 50%;
  width: 7rem;
  margin-left: -3.5rem;
  border-radius: 0.75rem 0.75rem 0 0;
  color: #2a1a08;
  background-color: ${themed('accent')};
  font-family: ${font.number};
  font-size: ${fontSize.title};
  font-weight: 800;
  letter-spacing: 0.15em;
  line-height: 2.25rem;
  text-align: center;
`

/** Black glass with amber figures behind it. */
export const Display = styled.div`
  min-height: 9.5rem;
  padding: 0.875rem 16px;
  padding: min(0.875rem, 4.4vw) 16px;
  border-radius: ${radius.s};
  color: #ffce85;
  background-color: #120c0a;
  text-align: left;
`

export const Title = styled.h2`
  padding-top: 1.5rem;
  color: ${themed('accent')};
  font-size: ${fontSize.heading};
  font-weight: 700;
  text-align: center;
  text-wrap: balance;

  & + p {
    text-align: center;
    text-wrap: balance;
  }
`

export const Line = styled.p`
  min-height: 1.25rem;
  margin-top: 0.25rem;
  font-size: ${fontSize.small};
  line-height: 1.45;
`

/** When, and from where to where: a place stays whole where it can. */
export const Ride = styled(Line)`
  ${wrapAtCommas}
`

export const Label = styled.span`
  margin-right: 0.75rem;
  font-family: ${font.text};
  font-size: ${fontSize.small};
  font-weight: 400;
`

const due = css`
  color: #ffffff;
  font-size: 2.75rem;
  font-size: min(2.75rem, 14vw);
`

export const Figures = styled.p<{ $isDue?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  color: ${themed('accent')};
  font-family: ${font.number};
  font-size: 2.25rem;
  font-size: min(2.25rem, 12vw);
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 1.35;

  > s {
    color: #c79a63;
    font-size: 1.5rem;
  }

  ${({ $isDue }) => $isDue && due}
`

export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
`

export const Link = styled.button`
  ${plainButton}
  min-height: 2.75rem;
  padding: 0 0.875rem;
  color: #ffe6c4;
  white-space: nowrap;
  font-size: ${fontSize.small};
  text-decoration: underline;
`
