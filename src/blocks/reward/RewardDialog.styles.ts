import styled, { css, keyframes } from 'styled-components'
import { fontSize, neutral, plainButton, radius, shadow, stillWhenReduced, themed } from '@/ui/theme'

const arrive = keyframes`
  0% { opacity: 0; transform: translateY(2.5rem) scale(0.7) rotate(-3deg); }
  55% { opacity: 1; transform: translateY(-0.375rem) scale(1.04) rotate(1deg); }
  100% { transform: none; }
`

export const Stack = styled.div`
  position: relative;
`

export const Panel = styled.div<{ $isArriving: boolean }>`
  position: relative;
  overflow: hidden;
  border-radius: 1.5rem;
  background-color: ${neutral.surface};
  box-shadow: ${shadow.raised};
  text-align: center;
  ${({ $isArriving }) =>
    $isArriving &&
    css`
      animation: ${arrive} 700ms cubic-bezier(0.2, 0.8, 0.3, 1);
      ${stillWhenReduced}
    `}
`

/** The upper half: the campaign's colour with a curved hem; a quiet one for a draw that gave nothing. */
export const Head = styled.div<{ $isQuiet: boolean }>`
  position: relative;
  padding: 1.5rem 1.25rem 2.25rem;
  color: ${themed('onHero')};
  background-color: ${themed('heroTo')};
  background-image: linear-gradient(160deg, ${themed('heroFrom')}, ${themed('heroTo')});

  &::after {
    content: '';
    position: absolute;
    right: -10%;
    bottom: -1.5rem;
    left: -10%;
    height: 3rem;
    border-radius: 50%;
    background-color: ${neutral.surface};
  }

  ${({ $isQuiet }) =>
    $isQuiet &&
    css`
      color: ${neutral.text};
      background: ${themed('primarySoft')};
    `}
`

export const Title = styled.h2`
  font-size: ${fontSize.title};
  font-weight: 600;
  line-height: 1.4;
`

export const Amount = styled.p`
  margin: 0.5rem 0 0.25rem;
  font-size: 3.5rem;
  font-size: min(3.5rem, 18vw);
  line-height: 1.1;
`

export const Art = styled.div`
  width: 9rem;
  margin: 0.75rem auto 0.25rem;

  img {
    width: 100%;
    max-height: 8rem;
    border-radius: ${radius.m};
    object-fit: contain;
  }
`

/** Over the hem of the head. */
export const Body = styled.div`
  position: relative;
  padding: 0 1.25rem 1.25rem;
`

export const Name = styled.p`
  color: ${neutral.text};
  font-size: ${fontSize.title};
  font-weight: 600;
  line-height: 1.4;
`

export const Note = styled.p`
  margin-top: 0.25rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.body};
  line-height: 1.5;
  white-space: pre-line;
  text-wrap: balance;
`

export const Next = styled.div`
  margin-top: 1.25rem;
`

export const Other = styled.div`
  margin-top: 0.5rem;
`

export const Close = styled.button`
  ${plainButton}
  display: block;
  width: 2.75rem;
  height: 2.75rem;
  margin: 1rem auto 0;
  color: #fff;

  svg {
    display: block;
    width: 100%;
    height: 100%;
  }
`

export const Goods = styled.p`
  margin: 0.5rem 0 0.25rem;
  font-size: ${fontSize.heading};
  font-weight: 700;
  line-height: 1.4;
`
