import styled, { css } from 'styled-components'
import { fontSize, neutral, themed, wrapAtCommas } from '@/ui/theme'

export const Panel = styled.div`
  padding: 0.5rem 0;
  text-align: center;
`

export const Art = styled.div`
  width: 10rem;
  max-width: 60%;
  margin: 0 auto 0.5rem;
`

/** Focused by the page itself, so that it is read aloud: it is no control. */
export const Title = styled.h2`
  outline: none;
  font-size: ${fontSize.heading};
  font-size: min(${fontSize.heading}, 0.4rem + 7.1vw);
  font-weight: 700;
`

export const Amount = styled.p<{ $isBack: boolean }>`
  margin-top: 0.5rem;
  color: ${({ $isBack, theme }) => ($isBack ? neutral.textSoft : themed('primary')({ theme }))};
  font-size: 2.25rem;
  line-height: 1.2;
`

export const Text = styled.p`
  max-width: 20rem;
  margin: 0.5rem auto 0;
  color: ${neutral.textSoft};
  font-size: ${fontSize.body};
  line-height: 1.6;
  ${wrapAtCommas}
`

/** A cross on a dark dot: a colour alone would say little, least of all where the campaign itself is red. */
const fault = css`
  content: '×';
  top: 0.0625rem;
  width: 1.125rem;
  height: 1.125rem;
  margin-left: -0.5625rem;
  background-color: ${neutral.textSoft};
  color: ${neutral.surface};
  font-size: 1rem;
  font-weight: 700;
  line-height: 1.0625rem;
`

/** Applied, under way, arrived: three dots on a line. */
export const Track = styled.ol`
  display: flex;
  max-width: 22rem;
  margin: 1.5rem auto 0;
`

export const Mark = styled.li<{ $isDone: boolean; $isFault: boolean }>`
  position: relative;
  flex: 1 1 0%;
  padding-top: 1.5rem;
  color: ${({ $isDone }) => ($isDone ? neutral.text : neutral.textFaint)};
  font-size: ${fontSize.small};
  font-size: min(${fontSize.small}, 0.15rem + 3.4vw);

  &::before {
    content: '';
    position: absolute;
    top: 0.25rem;
    left: 50%;
    z-index: 1;
    width: 0.75rem;
    height: 0.75rem;
    margin-left: -0.375rem;
    border-radius: 50%;
    background-color: ${({ $isDone, theme }) => ($isDone ? themed('primaryTo')({ theme }) : neutral.lineStrong)};
    ${({ $isFault }) => $isFault && fault}
  }

  &:not(:first-child)::after {
    content: '';
    position: absolute;
    top: 0.5625rem;
    right: 50%;
    width: 100%;
    border-top: 2px solid ${neutral.line};
    ${({ $isDone }) =>
      $isDone &&
      css`
        border-color: ${themed('primaryFrom')};
      `}
  }
`

export const Facts = styled.dl`
  margin-top: 1.5rem;
  padding-top: 0.5rem;
  border-top: 1px solid ${neutral.line};
  font-size: ${fontSize.body};
`

/** Where letters are so large that too little is left beside the label, the value has a line of its own. */
export const Fact = styled.div`
  display: flex;
  flex-wrap: wrap;
  padding: 0.375rem 0;

  dt {
    flex: none;
    margin-right: 1rem;
    color: ${neutral.textSoft};
  }

  dd {
    flex: 1 1 7em;
    min-width: 0;
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
`

export const Ways = styled.div`
  margin-top: 1.25rem;

  > * + * {
    margin-top: 0.5rem;
  }

  button {
    font-size: min(${fontSize.title}, 0.4rem + 5vw);
  }
`
