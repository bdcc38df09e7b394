import styled from 'styled-components'
import { fadedSides, fontSize, landscapeScreen, neutral, radius, themed } from '@/ui/theme'
import { shortScreen } from '@/ui/theme/shortScreen'

/** A strip of paper, torn off at its end. */
export const Receipt = styled.section`
  position: relative;
  width: 100%;
  max-width: 24rem;
  margin: 0 auto 2rem;
  padding: 2.5rem 1.25rem 1.5rem;
  padding: 2.5rem min(1.25rem, 6.25vw) 1.5rem;
  color: ${neutral.text};
  background-color: #ffffff;
  border-radius: ${radius.l} ${radius.l} 0 0;
  text-align: center;
  filter: drop-shadow(0 0.75rem 1.25rem rgba(10, 40, 8, 0.28));

  &::after {
    content: '';
    position: absolute;
    top: 100%;
    right: 0;
    left: 0;
    height: 0.625rem;
    background-image: linear-gradient(135deg, #ffffff 50%, transparent 50%), linear-gradient(-135deg, #ffffff 50%, transparent 50%);
    background-size: 1.25rem 100%;
    background-repeat: repeat-x;
  }
`

/** Half over its upper edge. Grey with three dots until there is something to tick. */
export const Tick = styled.div<{ $isAhead: boolean }>`
  position: absolute;
  top: -2rem;
  left: 50%;
  width: 4rem;
  height: 4rem;
  margin-left: -2rem;
  border: 0.3rem solid #ffffff;
  border-radius: 50%;
  color: #ffffff;
  background-color: ${({ $isAhead, ...props }) => ($isAhead ? neutral.textFaint : themed('primaryFrom')(props))};

  svg {
    display: block;
    width: 100%;
  }
`

export const Title = styled.h1`
  font-size: 1.75rem;
  font-size: min(1.75rem, 12vw);
  font-weight: 800;
  line-height: 1.3;
  text-wrap: balance;
`

export const Text = styled.p`
  margin-top: 0.25rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.body};
  line-height: 1.5;
  white-space: pre-line;
  text-wrap: balance;
`

export const Line = styled.p`
  margin: 1.25rem 0 1.25rem;
  padding-bottom: 1.25rem;
  border-bottom: 2px dashed ${neutral.lineStrong};
  color: ${neutral.textSoft};
  font-size: ${fontSize.small};
  line-height: 1.4;
`

export const Street = styled.div`
  position: absolute;
  top: 0;
  right: 0;
  left: 0;
  ${fadedSides}

  svg {
    display: block;
  }

  /* So that the car is not behind the receipt. */
  @media ${shortScreen} {
    top: -3.75rem;
  }

  /* The map is wider there. */
  @media ${landscapeScreen} {
    top: -10.75rem;
  }
`

/** The map stays in sight above the receipt. */
export const Sight = styled.div`
  height: 9.5rem;

  @media ${shortScreen} {
    height: 3.25rem;
  }
`
