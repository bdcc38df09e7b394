import type { DrawStage } from '@/blocks/draw/useDraw'
import type { HomeCard } from '@/blocks/home/homeData'
import type { ConfigFields, ConfigOf } from '@/lib/pageConfig'
import type { ActivityPage, Drawn, Prize } from '@/services/candle'
import type { PlayFields } from './config'
import type { StageRule } from './Stage'

/** What every page that is played shows; a campaign's own data lies beside it. */
export type PlayData<Own> = Own & Pick<ActivityPage, 'ending' | 'serverClockOffset'> & { readonly isLoggedIn: boolean; readonly stage: DrawStage<Drawn> }

export type PlayActions = {
  /** One draw, through the login where there is no session; with what the user did for it, where that is more than a tap. */
  readonly draw: (input?: object) => void
  /** The user has seen what came of it. */
  readonly close: () => void
  readonly share: (card: HomeCard) => unknown
  /** Another page of the campaign, by its path. */
  readonly open: (path: string) => void
  /** To where a prize is used; without a link to a ride. `onFound`: there is a way, and it is taken. */
  readonly use: (prize: Pick<Prize, 'link'>, onFound?: () => unknown) => unknown
  readonly reload: () => void
}

export type PlayProps<Own, Fields extends ConfigFields> = {
  readonly config: ConfigOf<PlayFields & Fields>
  readonly data: PlayData<Own>
  readonly actions: PlayActions
  /** Shares marketing's card, with the campaign's words where it has none. */
  readonly share: () => unknown
  /** The way to the rule, where it has no page. */
  readonly rule: StageRule | undefined
}
