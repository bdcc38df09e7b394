import styled from 'styled-components'
import type { ListHeroProps } from '@/blocks/list/ListFrame'
import { useMessages } from '@/lib/i18n'
import { Hero } from '@/ui/layout/Hero'
import { fullWidthAtLargeText } from '@/ui/theme'
import { awardMessages } from '../messages'
import { Medals } from './Medals'

/** Words at the left, medals hanging from the upper edge at the right; the filter's card lies over the lower edge. */
const Board = styled(Hero)`
  min-height: 12.5rem;
  padding: 2rem 0 4.5rem;
  text-align: left;

  h1 {
    max-width: 60%;
    font-size: 1.875rem;
    font-size: min(2.125rem, 0.7rem + 6vw, 12vw);
  }

  p {
    max-width: 48%;
    /* Below the medals, which do not grow, where letters are twice as large. */
    max-width: ${fullWidthAtLargeText('48%')};
  }

  /* The medals do not grow with the words. */
  svg {
    max-height: 195px;
  }
`

export function AwardHero({ title }: ListHeroProps) {
  return <Board headline={title} headlineBox="title" subline={useMessages(awardMessages).subline} background={<Medals />} />
}
