import styled, { css } from 'styled-components'
import { Hero, type HeroProps } from '@/ui/layout/Hero'
import { HeroFromLeft } from '@/ui/layout/HeroFromLeft'
import { headline } from '@/ui/layout/headline'
import { Shared } from './art/Shared'

/** The car at the top of the picture comes no nearer where letters are large. */
const clearOfWords = css`
  > :last-child {
    margin-top: calc(1rem - 20px);
  }
`

/** The words from the left, over the two friends. */
export const TornHero = styled(HeroFromLeft)`
  h1 {
    ${headline}
    line-height: 1.22;
  }

  ${clearOfWords}
`

const Centred = styled(Hero)`
  padding-top: 1.5rem;
  ${clearOfWords}
`

export const RegisterHero = (words: HeroProps) => <Centred {...words} scene={<Shared />} />
