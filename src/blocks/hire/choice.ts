import type { ComponentType, ReactNode } from 'react'
import type { CollectTexts } from '@/blocks/collect/collectData'
import type { GuideTexts } from '@/blocks/guide/GuideView'
import type { HomeTexts } from '@/blocks/home/homePage'
import type { ReasonTexts } from '@/blocks/noPermission/noPermissionPage'
import type { NoPermissionReason } from '@/blocks/noPermission/reason'
import type { SharePageTexts } from '@/blocks/share/shareData'
import type { HeroProps } from '@/ui/layout/Hero'
import type { UseHirePage } from './calls'
import type { HireSample } from './fixtures'

/** The words that are a campaign's own. */
export type HireTexts = Required<Pick<HomeTexts, 'headline' | 'subline' | 'card' | 'invite' | 'poster'>> & {
  /** Over the rewards by city. */
  readonly cities: string
  /** Over those who were recommended. */
  readonly recommended: string
  readonly guide: GuideTexts
  /** On the home's way to the guide. */
  readonly guideEntry: string
  readonly share: Required<Pick<SharePageTexts, 'title' | 'finished' | 'blacklisted'>>
  readonly register: CollectTexts
  readonly reasons: ReasonTexts
}

/** All that two campaigns of this kind differ in. */
export type HireChoice = {
  readonly usePage: UseHirePage
  readonly sample: HireSample
  readonly useTexts: () => HireTexts
  /** The head of the home, and of the guide. */
  readonly Hero: ComponentType<HeroProps>
  readonly FlowHero: ComponentType<HeroProps>
  /** The pictures of the home, and of the page where a candidate lands. */
  readonly scene: ReactNode
  readonly heroBackground?: ReactNode
  readonly CandidateScene: ComponentType
  /** Why users may be turned away; all reasons unless given. */
  readonly reasons?: readonly NoPermissionReason[]
  /** What is first on the home: what a driver brings, or how far the recommended ones have come. */
  readonly first: 'cities' | 'recommended'
}
