import type { ComponentType, ReactNode } from 'react'
import { definePage, type Page } from '@/blocks/definePage'
import type { UsePageQuery } from '@/blocks/useActivityPage'
import type { ConfigField, ConfigFields, ConfigOf, PageDefaults } from '@/lib/pageConfig'
import { useMessages } from '@/lib/i18n'
import type { ActivityPage } from '@/services/candle'
import { PageFrame } from '@/ui/layout/PageFrame'
import { Card } from '@/ui/layout/Card'
import { Hero, type HeroProps } from '@/ui/layout/Hero'
import { Skeleton, SkeletonScreen } from '@/ui/feedback/Skeleton'
import { homeFields, type HomeFields } from './config'
import type { CardTexts, HomeActions, HomeData } from './homeData'
import { HomeView } from './HomeView'
import { homeMessages } from './messages'
import type { UseShareCallback } from '@/blocks/share/useShareCounted'
import { useHomePage, type UseWinnersQuery } from './useHomePage'

/** No fields besides those of every home. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- it is meant
type NoFields = Readonly<Record<never, ConfigField<unknown>>>

export type SectionProps<Own, Fields extends ConfigFields = NoFields> = {
  readonly config: ConfigOf<HomeFields & Fields>
  readonly data: HomeData<Own>
  readonly actions: HomeActions
  /** Undefined where this user cannot invite (any more), or has to log in first. */
  readonly invite: (() => unknown) | undefined
}

export type HomeTexts = {
  readonly headline: string
  readonly subline: string
  /** The card that is shared while marketing says nothing. */
  readonly card: CardTexts
  /** The moving line of the newest winners, and what it is in one sentence for screen readers. */
  readonly winner?: (name: string, yuan: string) => string
  readonly winners?: string
}

export type HomePageOptions<Asked extends ActivityPage, Own extends object, Fields extends ConfigFields> = {
  /** The campaign's page call. */
  readonly usePage: UsePageQuery<Asked>
  /** The call that names the newest winners, where there is one. */
  readonly useWinners?: UseWinnersQuery
  /** What the sections draw of the page call's answer. */
  readonly toData: (page: Asked, isLoggedIn: boolean) => Own
  readonly fixtures: Page<HomeFields & Fields, HomeData<Own>, HomeActions>['fixtures']
  /** Fields besides those of every home, and what stands there while marketing says nothing. */
  readonly config?: Fields
  readonly useDefaults?: () => PageDefaults<Fields>
  /** Where friends land: a page of the campaign. */
  readonly landing: string
  /** The page that the user invites from, where the campaign has one; without it the home itself shares. */
  readonly sharePage?: string
  readonly useShareCallback?: UseShareCallback
  readonly useTexts: () => HomeTexts
  /** `styled(Hero)`, where the campaign's head has looks of its own. */
  readonly Hero?: ComponentType<HeroProps>
  readonly scene: ReactNode
  readonly heroBackground?: ReactNode
  /** Over it while the activity is open, once that is known: what celebrates is not over. */
  readonly heroMotion?: ReactNode
  readonly Sections: ComponentType<SectionProps<Own, Fields>>
}

/** The first page of a campaign: hero, sections, and one big button (campaigns.md §0.3). The campaign says what is asked and what is drawn between hero and button. */
export function homePage<Asked extends ActivityPage, Own extends object, Fields extends ConfigFields = NoFields>(options: HomePageOptions<Asked, Own, Fields>): Page<HomeFields & Fields, HomeData<Own>, HomeActions> {
  const config = { ...homeFields, ...options.config } as HomeFields & Fields
  return definePage({
    kind: 'home',
    config,
    fixtures: options.fixtures,
    useDefaults: () => {
      const { headline, subline, card } = options.useTexts()
      const { invite, ruleShort } = useMessages(homeMessages)
      return { title: headline, headline, subline, buttonDesc: invite, ruleEntry: ruleShort, cornerShare: card, ...options.useDefaults?.() } as PageDefaults<HomeFields & Fields>
    },
    actionNames: ['invite', 'login', 'share', 'open', 'reload'],
    useLive: () => useHomePage(options),
    View: (page) => <HomeView {...page} options={options as unknown as HomePageOptions<ActivityPage, object, ConfigFields>} />,
    // oxlint-disable-next-line react/hooks -- a page has one catalogue for its whole life
    cover: { Scene: () => options.scene, useLine: () => options.useTexts().subline },
    Skeleton: () => <HomeSkeleton Head={options.Hero} texts={options.useTexts()} scene={options.scene} background={options.heroBackground} />,
  })
}

type HomeSkeletonProps = { readonly Head: ComponentType<HeroProps> | undefined; readonly texts: HomeTexts; readonly scene: ReactNode; readonly background: ReactNode }

/** The page with its own hero, and grey places where the server's data will be. */
function HomeSkeleton({ Head = Hero, texts: { headline, subline }, scene, background }: HomeSkeletonProps) {
  return (
    <PageFrame hero={<Head headline={headline} subline={subline} scene={scene} background={background} top={null} below={null} />}>
      <SkeletonScreen>
        <Card>
          <Skeleton width="6rem" />
          <Skeleton width="11rem" height="2.5rem" style={{ marginTop: '0.5rem' }} />
          <Skeleton height="2.75rem" style={{ marginTop: '2.4375rem' }} />
        </Card>
        <Card>
          <Skeleton width="8rem" height="1.375rem" />
          <Skeleton shape="block" height="2.75rem" style={{ marginTop: '1rem' }} />
          <Skeleton shape="block" height="7rem" style={{ marginTop: '1rem' }} />
        </Card>
      </SkeletonScreen>
    </PageFrame>
  )
}
