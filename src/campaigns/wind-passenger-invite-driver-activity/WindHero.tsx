import styled from 'styled-components'
import type { HeroProps } from '@/ui/layout/Hero'
import { edgeToEdge } from '@/ui/layout/edgeToEdge'
import { HeroFromLeft } from '@/ui/layout/HeroFromLeft'
import { fullWidthAtLargeText, shortLines } from '@/ui/theme'
import { Hills, Turbines } from './art/Turbines'

/** A bright sky: the words at the left, the turbines at the right, the hills from edge to edge. */
export const WindHero = styled(HeroFromLeft)`
  h1 {
    max-width: 66%;
    font-size: 1.75rem;
    font-size: min(2rem, 8.4vw);
    line-height: 1.25;
    text-shadow: 0 0 0.5rem rgba(255, 255, 255, 0.75);
  }

  h1 + p {
    max-width: 58%;
    /* Below the turbines, where letters are twice as large. */
    max-width: ${fullWidthAtLargeText('58%')};
    white-space: pre-line;
  }

  > :last-child {
    ${edgeToEdge}
    margin-top: -0.5rem;
  }

  /* Large letters stand over the turbines. */
  ${shortLines} {
    > :first-child svg {
      opacity: 0.4;
    }
  }
`

const Short = styled(WindHero)`
  padding-top: 1.75rem;
`

export const WindFlowHero = (words: HeroProps) => <Short {...words} background={<Turbines />} scene={<Hills />} />
