import styled, { keyframes } from 'styled-components'
import { font, fontSize, neutral, radius, reducedMotion, themed, wrapAtCommas } from '@/ui/theme'
import { shortScreen } from '@/ui/theme/shortScreen'

const COLOURS = { done: neutral.success, waiting: neutral.warning, over: neutral.textSoft } as const

export type Tone = keyof typeof COLOURS

export const Panel = styled.div`
  padding: 0.5rem 0 0.25rem;
  text-align: center;
`

export const Sign = styled.div<{ $tone: Tone }>`
  display: inline-block;
  color: ${({ $tone }) => COLOURS[$tone]};

  svg {
    display: block;
    width: 4rem;
    height: 4rem;

    @media ${shortScreen} {
      width: 2.75rem;
      height: 2.75rem;
    }
  }
`

const turn = keyframes`
  to { transform: rotate(360deg); }
`

/** The hand of the clock, while something is asked. */
export const Hand = styled.path<{ $isTurning: boolean }>`
  transform-origin: 32px 32px;
  animation: ${turn} 2s linear infinite;
  animation-play-state: ${({ $isTurning }) => ($isTurning ? 'running' : 'paused')};
  ${reducedMotion}
`

export const Title = styled.h2`
  margin-top: 0.5rem;
  font-size: ${fontSize.heading};
  font-size: min(${fontSize.heading}, 10vw);
  font-weight: 700;
  line-height: 1.35;
  ${wrapAtCommas}
  outline: 0;
`

export const Text = styled.p`
  margin-top: 0.25rem;
  color: ${neutral.textSoft};
  font-size: ${fontSize.body};
  line-height: 1.5;
  ${wrapAtCommas}
`

export const Amount = styled.div`
  margin-top: 0.75rem;
  color: ${themed('primary')};
  font-family: ${font.number};
  font-size: 2.25rem;
  font-size: min(2.25rem, 16vw);
  font-weight: 700;
  line-height: 1.2;
`

export const Rest = styled.div`
  margin-top: 1rem;
  padding: 0.25rem 0.875rem;
  border-radius: ${radius.m};
  background-color: ${neutral.sunken};
  text-align: left;

  > dl {
    margin: 0;
  }
`

export const Ways = styled.div`
  margin-top: 1.25rem;

  > * + * {
    margin-top: 0.5rem;
  }
`
