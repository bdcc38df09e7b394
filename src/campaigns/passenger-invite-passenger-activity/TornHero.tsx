import styled from 'styled-components'
import { Hero, type HeroProps } from '@/ui/layout/Hero'
import { HeroFromLeft } from '@/ui/layout/HeroFromLeft'
import { Shared } from './art/Shared'

/** The words from the left, over the two friends. */
export const TornHero = styled(HeroFromLeft)`
  h1 {
    font-size: 1.75rem;
    font-size: min(2.125rem, 0.4rem + 7.1vw);
    line-height: 1.22;
  }
`

const Centred = styled(Hero)`
  padding: 1.5rem 0 2.25rem;
`

export const RegisterHero = (words: HeroProps) => <Centred {...words} scene={<Shared />} />
