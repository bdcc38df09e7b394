import type { ComponentType, ReactNode } from 'react'
import { definePage, type Page, type PageActions, type PageFixtures } from '@/blocks/definePage'
import type { UsePageQuery } from '@/blocks/useActivityPage'
import type { ShareChannel } from '@/hosts'
import type { ConfigField, ConfigFields, ConfigOf, PageDefaults } from '@/lib/pageConfig'
import type { LazySlice } from '@/lib/storage/lazySlice'
import type { PosterWords } from '@/features/share'
import { useMessages } from '@/lib/i18n'
import type { ActivityPage, ActivityRequest } from '@/services/candle'
import type { HeroProps } from '@/ui/layout/Hero'
import { homeFields, type HomeFields } from './config'
import type { CardTexts, HomeActions, HomeData } from './homeData'
import { HomeSkeleton } from './HomeSkeleton'
import { HomeView } from './HomeView'
import { homeMessages } from './messages'
import type { UseShareCallback } from '@/blocks/share/useReportShare'
import { useHomePage, type UseWinnersQuery } from './useHomePage'

/** The default of `Fields`: no fields besides those of every home. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- it is meant
type NoFields = Readonly<Record<never, ConfigField<unknown>>>

/** The default of `Actions`: no actions besides those of every home. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- it is meant
type NoActions = Readonly<Record<never, () => unknown>>

type Intents = Readonly<Record<string, () => unknown>>

/** The result of a home's extra calls. */
type Extras<Own, Actions> = {
  readonly data: Partial<Own>
  readonly actions: Actions
  /** What to run after the login, by intent (`useIntent`), where the activity is open to this user by then. */
  readonly intents?: Intents
  /** What goes on with something that was begun before, whatever the activity's status is. */
  readonly followUps?: Intents
  /** Skip the reload on return, because a result is still being revealed. */
  readonly isHeld?: boolean
  /** A result is owed to the user: the page of an activity that is over waits until it was seen. */
  readonly holdsGate?: boolean
}

/** The page call: its reply, undefined until it is there, and how to ask again. `isWanted`: the reply is there and the user is logged in. */
export type HomeQuery<Asked> = { readonly page: Asked | undefined; readonly reload: () => Promise<{ readonly error?: unknown }>; readonly isWanted: boolean }

export type SectionProps<Own, Fields extends ConfigFields = NoFields, Actions extends PageActions = NoActions> = {
  readonly config: ConfigOf<HomeFields & Fields>
  readonly data: HomeData<Own>
  readonly actions: HomeActions & Actions
  /** Undefined for a user who cannot invite (any more) or has to log in first. */
  readonly invite: (() => unknown) | undefined
}

export type HomeTexts = {
  readonly headline: string
  readonly subline: string
  /** In place of the subline, marketing's too, for a user who cannot invite (any more). */
  readonly closedSubline?: string
  /** The card that is shared where marketing set none. */
  readonly card: CardTexts
  /** On the big button, in place of the standard text. */
  readonly invite?: string
  /** On the rule's entry, in place of the standard text. */
  readonly rule?: string
  /** The moving line of the newest winners, and what it is in one sentence for screen readers. */
  readonly winner?: (name: string, yuan: string) => string
  readonly winners?: string
  /** On the poster, where the reward is no ride credit. */
  readonly poster?: PosterWords
}

/** Further arguments of a page call: those parameters of the address that it gives, by name. */
export type AboutArgs = Readonly<Record<string, string>> | undefined

export type HomePageOptions<Asked extends ActivityPage, Own extends object, Fields extends ConfigFields, Actions extends PageActions = NoActions, Args = undefined> = {
  /** The campaign's page call. */
  readonly usePage: UsePageQuery<Asked, Args>
  /** Parameters of the address that the page call is about besides activity and user, such as an order. The shared link carries them too. */
  readonly about?: readonly (keyof Args & string)[]
  /** The call that names the newest winners, where there is one. */
  readonly useWinners?: UseWinnersQuery
  /** The sections' data, from the page call's reply. */
  readonly toData: (page: Asked, isLoggedIn: boolean) => Own
  /** A hook for further calls. Its data override those of `toData`. */
  readonly useExtras?: (request: ActivityRequest, query: HomeQuery<Asked>) => Extras<Own, Actions>
  /** The names of its actions, for the preview. */
  readonly extraActions?: readonly (keyof Actions & string)[]
  readonly fixtures: PageFixtures<HomeData<Own>>
  /** Fields besides those of every home, and their texts where marketing set none. */
  readonly config?: Fields
  readonly useDefaults?: () => PageDefaults<Fields>
  /** Where friends land: a page of the campaign. */
  readonly landing: string
  /** The page that the user invites from, where the campaign has one; without it the home itself shares. */
  readonly sharePage?: string
  /** The page that the rule's entry leads to; `rule` unless given. */
  readonly rulePage?: string
  readonly useShareCallback?: UseShareCallback
  /** Those of every campaign unless given (spec 1 §9). */
  readonly channels?: readonly ShareChannel[]
  readonly useTexts: () => HomeTexts
  /** A `styled(Hero)`, where the campaign's head looks different. */
  readonly Hero?: ComponentType<HeroProps>
  readonly scene: ReactNode
  readonly heroBackground?: ReactNode
  /** An animation over the hero, drawn only once the activity is known to be open. */
  readonly heroMotion?: ReactNode
  readonly Sections: ComponentType<SectionProps<Own, Fields, Actions>>
  /** In place of the big button that invites; null where the sections have the button. */
  readonly Action?: ComponentType<SectionProps<Own, Fields, Actions>> | null
  /** The skeleton of the sections, with their heights; two cards by default. */
  readonly SectionsSkeleton?: ComponentType
  /** Slices that are injected into the store with this page. */
  readonly slices?: readonly LazySlice[]
}

/** The first page of a campaign: hero, sections, and one big button. The campaign says what is asked and what is drawn between hero and button. */
export function homePage<Asked extends ActivityPage, Own extends object, Fields extends ConfigFields = NoFields, Actions extends PageActions = NoActions, Args extends AboutArgs = undefined>(options: HomePageOptions<Asked, Own, Fields, Actions, Args>): Page<HomeFields & Fields, HomeData<Own>, HomeActions & Actions, PageFixtures<HomeData<Own>>> {
  const config = { ...homeFields, ...options.config } as HomeFields & Fields
  return definePage({
    kind: 'home',
    config,
    fixtures: options.fixtures,
    useDefaults: () => {
      const { ruleShort, invite: standard } = useMessages(homeMessages)
      const { headline, subline, card, invite = standard, rule = ruleShort } = options.useTexts()
      return { title: headline, headline, subline, buttonDesc: invite, ruleEntry: rule, cornerShare: card, ...options.useDefaults?.() } as PageDefaults<HomeFields & Fields>
    },
    actionNames: ['invite', 'login', 'share', 'open', 'reload', ...(options.extraActions ?? [])],
    usePage: options.usePage,
    ...(options.about ? { about: options.about } : {}),
    useLive: () => useHomePage(options),
    ...(options.slices && { slices: options.slices }),
    View: (page) => <HomeView {...page} options={options as unknown as HomePageOptions<ActivityPage, object, ConfigFields>} />,
    // oxlint-disable-next-line react/hooks -- a page has one catalogue for its whole life
    cover: { Scene: () => options.scene, useLine: () => options.useTexts().subline },
    Skeleton: () => <HomeSkeleton {...options} texts={options.useTexts()} />,
  })
}
