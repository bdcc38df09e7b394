import styled from 'styled-components'
import { Hero, type HeroProps } from '@/ui/layout/Hero'
import { HeroFromLeft } from '@/ui/layout/HeroFromLeft'
import { headline } from '@/ui/layout/headline'
import { Shared } from './art/Shared'

/** The words from the left, over the two friends. */
export const TornHero = styled(HeroFromLeft)`
  h1 {
    ${headline}
    line-height: 1.22;
  }
`

const Centred = styled(Hero)`
  padding: 1.5rem 0 2.25rem;
`

export const RegisterHero = (words: HeroProps) => <Centred {...words} scene={<Shared />} />
