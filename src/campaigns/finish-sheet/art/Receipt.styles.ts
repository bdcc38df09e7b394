import styled, { css, keyframes } from 'styled-components'
import { fadedSides, fontSize, landscapeScreen, neutral, radius, stillWhenReduced, themed } from '@/ui/theme'

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

const peel = keyframes`from { opacity: 0; transform: rotateX(-70deg) scale(0.9); } 60% { opacity: 1; transform: rotateX(8deg); } to { transform: none; }`

/** What the ride gave, hidden or not: both have one height. */
export const Field = styled.div<{ $isHidden: boolean; $isFresh: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-height: 9rem;
  padding: 1rem;
  padding: 1rem min(1rem, 5vw);
  border-radius: ${radius.l};
  outline: none;
  background-color: ${themed('primarySoft')};
  ${({ $isHidden }) =>
    $isHidden &&
    css`
      color: ${themed('primary')};
      background-image: repeating-linear-gradient(45deg, rgba(36, 112, 31, 0.1) 0, rgba(36, 112, 31, 0.1) 0.5rem, transparent 0.5rem, transparent 1rem);
      font-weight: 600;
    `}
  ${({ $isFresh }) =>
    $isFresh &&
    css`
      animation: ${peel} 700ms ease-out;
      ${stillWhenReduced}
    `}
`

export const Amount = styled.p`
  color: ${themed('primary')};
  font-size: 3.25rem;
  font-size: min(3.25rem, 18vw);
  line-height: 1.15;
`

export const Name = styled.h2`
  font-size: ${fontSize.base};
  font-weight: 600;
`

export const Gift = styled.div`
  width: 4.5rem;
  margin-bottom: 0.5rem;
  color: ${themed('primary')};

  svg {
    display: block;
  }
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

  /* The map is wider there: the car would be behind the receipt. */
  @media ${landscapeScreen} {
    top: -5.5rem;
  }
`

/** The map stays in sight above the receipt. */
export const Sight = styled.div`
  height: 9.5rem;
`
