import { existsSync } from 'node:fs'

/** What a page needs besides its address so that its own content shows; only where a bare visit shows less. */
export type Hint = {
  readonly search?: string
  readonly sourceId?: string
  /** Visited with a session alone, or without one alone; by the page's kind and guard unless given. */
  readonly isLoggedIn?: boolean
  /** Who it is, where it takes a certain person: whose session, and who logs in. */
  readonly mobile?: string
  /** What the tab remembers of other pages, by slice: what the user chose there before this page. */
  readonly kept?: Readonly<Record<string, object>>
  /** An app around the page that has a pay panel, where the user pays what is asked for: a browser has none. */
  readonly hasPayPanel?: boolean
  /** Pauses in which the page asks again by itself (ms): no test sits through them here. */
  readonly waits?: readonly number[]
  /** Codes with which a call says that there is nothing left to try, by call: the page takes its button away until it is told otherwise. */
  readonly endedBy?: Readonly<Record<string, readonly number[]>>
}

/** By the path of a campaign's page. */
export type Hints = Readonly<Record<string, Hint>>

type CampaignHints = {
  readonly hints?: Hints
  /** Those calls of reach.ts's `KIT`, which no campaign needs to ask, that this one does ask: then their faults must be met here. */
  readonly kitCalls?: readonly string[]
  /** Its own calls that single presses do not lead to, and where their faults are met instead. */
  readonly elsewhere?: Readonly<Record<string, string>>
}

/** A campaign says so itself, in `tests/hints.ts` of its folder. */
export async function hintsOf(prefix: string): Promise<Required<CampaignHints>> {
  const file = `src/campaigns/${prefix}/tests/hints.ts`
  return { hints: {}, kitCalls: [], elsewhere: {}, ...(existsSync(file) ? ((await import(`../../${file}`)) as CampaignHints) : {}) }
}
