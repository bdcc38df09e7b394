import { useMemo, useState, type ComponentType } from 'react'
import type { TypedUseMutation } from '@reduxjs/toolkit/query/react'
import type { baseQuery } from '@/api/baseQuery'
import { definePage, type Page, type PageCover, type PageFixtures } from '@/blocks/definePage'
import { withCardTexts, type CardTexts } from '@/blocks/home/homeData'
import { LazyRuleSheet } from '@/blocks/rule/lazyRuleSheet'
import type { UseShareCallback } from '@/blocks/share/useReportShare'
import type { UsePageQuery } from '@/blocks/useActivityPage'
import { drawSlice } from '@/features/draw'
import type { ConfigField, ConfigFields, ConfigOf, PageDefaults } from '@/lib/pageConfig'
import type { ActionArg, ActivityPage, Drawn } from '@/services/candle'
import { PageFrame } from '@/ui/layout/PageFrame'
import { ThemeProvider } from '@/ui/theme'
import { playFields, playRuleFields, type PlayFields, type PlayRuleFields } from './config'
import type { PlayActions, PlayData, PlayProps } from './playData'
import { usePlayPage } from './usePlayPage'

/** No fields besides those of every page that is played. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- it is meant
type NoFields = Readonly<Record<never, ConfigField<unknown>>>

export type PlayTexts = { readonly headline: string; readonly subline: string; readonly button: string; /** The card that is shared while marketing says nothing. */ readonly card: CardTexts }

export type PlayPageOptions<Asked extends ActivityPage, Own extends object, Fields extends ConfigFields, Args = undefined> = {
  readonly usePage: UsePageQuery<Asked, Args>
  /** Parameters of the address that the calls are about besides activity and user, such as an order. */
  readonly about?: readonly (keyof Args & string)[]
  readonly toData: (page: Asked, isLoggedIn: boolean) => Own
  /** The call that draws, made with `drawCallOptions`. */
  // oxlint-disable-next-line typescript/no-explicit-any -- its arguments are those of the page, and what the stage says with a draw
  readonly useDrawMutation: TypedUseMutation<Drawn, ActionArg<any>, typeof baseQuery>
  /** The campaign's pages for codes that the server refuses a draw, or the page, with; null for one that the page shows by itself. Those of `drawCallOptions`. */
  readonly refusedTo?: Readonly<Record<number, string | null>>
  /** How the page stands once a draw was refused with a code that it shows by itself, until the server says otherwise of what `by` names. */
  readonly refused?: { readonly as: Partial<Own>; readonly by: readonly (keyof Own & string)[] }
  /** Whether the page still knows of something to draw: what was pressed before a login is done only then, and a refused draw changes nothing that the page itself knows. Always, unless given. */
  readonly mayDraw?: (own: Own) => boolean
  /** When there is something to draw again, `YYYY-MM-DD HH:mm`, where it is not with the next day; '' for none. */
  readonly opensAt?: (own: Own) => string
  readonly fixtures: PageFixtures<PlayData<Own>>
  /** Fields besides those of every page that is played, and what stands there while marketing says nothing. */
  readonly config?: Fields
  readonly useDefaults?: () => PageDefaults<Fields>
  readonly useTexts: () => PlayTexts
  /** The campaign has a page for its rule, and its stage leads there. */
  readonly hasRulePage?: true
  readonly useShareCallback?: UseShareCallback
  /** What the link that is shared carries of the arguments, besides who shares. */
  readonly toShareParams?: (args: Args) => Readonly<Record<string, string | null>>
  /** What was won is shown on the stage and stays there, so it counts as seen at once; without it a dialog tells it, which the user closes. */
  readonly revealsInPlace?: true
  /** All of the page, from edge to edge. */
  readonly Stage: ComponentType<PlayProps<Own, Fields>>
  /** It before the server has said anything. */
  readonly StageSkeleton: ComponentType
  readonly cover: PageCover
}

/** A page with one thing to do on it: draw. The server decides, the page shows. The campaign gives the calls and draws the stage. */
export function playPage<Asked extends ActivityPage, Own extends object, Fields extends ConfigFields = NoFields, Args = undefined>(options: PlayPageOptions<Asked, Own, Fields, Args>): Page<PlayFields & Fields, PlayData<Own>, PlayActions, PageFixtures<PlayData<Own>>> {
  const { useTexts, Stage, StageSkeleton } = options
  const config = { ...playFields, ...(!options.hasRulePage && playRuleFields), ...options.config } as PlayFields & Fields
  return definePage({
    kind: 'home',
    config,
    fixtures: options.fixtures,
    useDefaults: () => {
      const { headline, subline, button, card } = useTexts()
      return { title: headline, headline, subline, buttonDesc: button, cornerShare: card, ...options.useDefaults?.() } as PageDefaults<PlayFields & Fields>
    },
    actionNames: ['draw', 'close', 'share', 'open', 'use', 'reload'],
    usePage: options.usePage,
    ...(options.about ? { about: options.about } : {}),
    slices: [drawSlice],
    useLive: () => usePlayPage(options),
    View: ({ config: all, data, actions }) => {
      const { headline, card } = useTexts()
      const { themeColor, title, cornerShare }: ConfigOf<PlayFields> = all
      const [isRuleOpen, setRuleOpen] = useState(false)
      const { ruleEntry = '', ruleContent } = all as Partial<ConfigOf<PlayRuleFields>>
      const rule = ruleContent === undefined ? undefined : { label: ruleEntry, onOpen: () => setRuleOpen(true) }
      const overrides = useMemo(() => (themeColor ? { primary: themeColor } : undefined), [themeColor])
      return (
        <ThemeProvider overrides={overrides}>
          <PageFrame title={title || headline}>
            <Stage config={all} data={data} actions={actions} rule={rule} share={() => actions.share(withCardTexts(cornerShare, card))} />
            {ruleContent !== undefined && <LazyRuleSheet isOpen={isRuleOpen} html={ruleContent} onClose={() => setRuleOpen(false)} />}
          </PageFrame>
        </ThemeProvider>
      )
    },
    cover: options.cover,
    Skeleton: () => (
      <PageFrame>
        <StageSkeleton />
      </PageFrame>
    ),
  })
}
