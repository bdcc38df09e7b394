import type { ComponentType, ReactNode } from 'react'
import type { CardTexts } from '@/blocks/home/homeData'
import type { OfferTexts } from '@/blocks/register/RegisterHero'
import type { ResultTexts } from '@/blocks/result/resultData'
import type { PosterWords } from '@/features/share'
import type { HeroProps } from '@/ui/layout/Hero'
import type { P2pCalls } from './calls'
import type { P2pSample } from './fixtures'

/** The words that are a campaign's own. */
export type P2pTexts = OfferTexts & {
  readonly headline: string
  readonly subline: string
  readonly card: CardTexts
  readonly poster: Required<Pick<PosterWords, 'invites' | 'reward'>>
  /** When each of the two gets theirs. */
  readonly friendsWhen: string
  readonly mineWhen: string
  /** Where it can be ridden. */
  readonly areaTitle: string
  readonly areaNote: string
  readonly already: ResultTexts
  /** The coupon was given at once; or it comes with the first ride. */
  readonly success: ResultTexts
  readonly success2: ResultTexts
}

/** All that two campaigns of this kind differ in. */
export type P2pChoice = {
  readonly calls: P2pCalls
  readonly sample: P2pSample
  readonly useTexts: () => P2pTexts
  /** The head of the home, and of the other pages. */
  readonly Hero: ComponentType<HeroProps>
  readonly FlowHero: ComponentType<HeroProps>
  readonly scene: ReactNode
  readonly heroBackground?: ReactNode
  /** A map of the service area, while marketing has set none. With one the area is the second thing on the page, without it the last. */
  readonly Map?: ComponentType
  /** The page of the line's app where it is ridden. */
  readonly appPlace: string
}
