import styled, { css, keyframes } from 'styled-components'
import { Button } from '@/ui/form/Button'
import { Hero } from '@/ui/layout/Hero'
import { headline } from '@/ui/layout/headline'
import { neutral, reducedMotion, themed, themedAlpha } from '@/ui/theme'

/** A glow behind the picture, as wide as the head. */
export const Light = styled.div`
  position: absolute;
  right: -20%;
  bottom: -30%;
  left: -20%;
  height: 90%;
  background-image: radial-gradient(closest-side, ${themedAlpha('accent', 0.5)}, ${themedAlpha('accent', 0)});
`

const arrive = keyframes`
  from { opacity: 0; transform: translateY(1rem) scale(0.94); }
`

/** The outcome in big words over its picture. */
export const OutcomeHero = styled(Hero)`
  padding: 2.125rem 0.25rem 2.25rem;

  h1 {
    ${headline}
    line-height: 1.25;
  }
`

/** It moves when a reward arrives, and only then. */
export const Art = styled.div<{ $isArriving: boolean }>`
  width: 80%;
  max-width: 19rem;
  margin: 1rem auto 0;
  ${({ $isArriving }) =>
    $isArriving &&
    css`
      animation: ${arrive} 500ms ease-out;
      ${reducedMotion}
    `}
`

export const Ways = styled.div`
  margin-top: 1.5rem;
`

export const Way = styled.div`
  & + & {
    margin-top: 0.75rem;
  }
`

/** On the bare page, where the soft colour of a secondary button would drown. */
export const SecondButton = styled(Button)`
  border: 1px solid ${themed('primary')};
  background-color: ${neutral.surface};
`
