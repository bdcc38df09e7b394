import styled from 'styled-components'
import type { HeroProps } from '@/ui/layout/Hero'
import { Scene } from '@/ui/layout/Hero.styles'
import { HeroBelowScene } from '@/ui/layout/HeroBelowScene'
import { fadedFoot, landscapeScreen } from '@/ui/theme'
import { Pod } from './art/Pod'

/** The car first, from edge to edge and large; the words below it, in the middle. */
export const PodHero = styled(HeroBelowScene)`
  h1 {
    font-size: 1.75rem;
    font-size: min(2rem, 0.6rem + 5.75vw);
    line-height: 1.2;
  }

  ${Scene} {
    ${fadedFoot}
    /* In px: where letters are large the car would come under the tabs. */
    margin-top: -28px;

    @media ${landscapeScreen} {
      margin-top: 0;
    }
  }
`

const Flow = styled(PodHero)`
  padding-top: 1.75rem;
  padding-bottom: 4.25rem;
`

export const PodFlowHero = (words: HeroProps) => <Flow {...words} scene={<Pod />} />
