import styled from 'styled-components'
import type { HeroProps } from '@/ui/layout/Hero'
import { HeroBelowScene } from '@/ui/layout/HeroBelowScene'
import { KeyBoard } from './art/KeyBoard'

/** The board first, from edge to edge; what is said about it hangs below. */
export const DepotHero = styled(HeroBelowScene)`
  h1 {
    font-size: 1.625rem;
    font-size: min(1.875rem, 0.5rem + 5.7vw);
    line-height: 1.25;
  }
`

const Flow = styled(DepotHero)`
  padding-top: 1.25rem;
  padding-bottom: 4.25rem;
`

export const DepotFlowHero = (words: HeroProps) => <Flow {...words} scene={<KeyBoard />} />
