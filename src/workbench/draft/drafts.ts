import type { Config, ConfigPath } from './configPath'
import { toText, withValue } from './configPath'
import { goTo, recordStep, START, startHistory, stepAt, type History, type Step } from './history'

/** Each page that was opened, with everything that was done to its configuration. */
export type Drafts = { readonly [page: string]: History<Config> }

/** What may take the place of a whole draft: also the draft of another tab, and this tab's own over that. */
export type Replacement = 'import' | 'reset' | 'otherTab' | 'thisTab'

export type DraftEvent =
  /** A page was chosen. `kept` is what this browser had of it, `linked` what a link says of it: that becomes a step that can be undone. */
  | { readonly type: 'opened'; readonly page: string; readonly kept: Config; readonly linked?: Config; readonly at: number }
  | { readonly type: 'edited'; readonly page: string; readonly path: ConfigPath; readonly value: unknown; readonly isTyping: boolean; readonly at: number }
  | { readonly type: 'replaced'; readonly page: string; readonly config: Config; readonly what: Replacement; readonly at: number }
  | { readonly type: 'wentTo'; readonly page: string; readonly index: number }
  /** Back to a step whose number may be another by now: the oldest steps are cut off. */
  | { readonly type: 'wentBackTo'; readonly page: string; readonly step: Step<Config> }

const NONE: Config = {}

export const configOf = (drafts: Drafts, page: string): Config => drafts[page] ? stepAt(drafts[page]).value : NONE

/** Whether something was done to a page in this tab, also if it was undone since: more than to open it, and to take over what another tab did. */
export const isOwn = ({ steps }: History<Config>): boolean => steps.some(({ what }) => what !== START && what !== 'otherTab')

export function draftsReducer(drafts: Drafts, event: DraftEvent): Drafts {
  const before = drafts[event.page]
  const after = changed(before, event)
  return after === before ? drafts : { ...drafts, [event.page]: after }
}

function changed(before: History<Config> | undefined, event: DraftEvent): History<Config> {
  switch (event.type) {
    case 'opened': {
      const history = before ?? startHistory(event.kept, event.at)
      if (!event.linked || isSame(event.linked, stepAt(history).value)) return history
      return recordStep(history, { value: event.linked, what: 'link', at: event.at })
    }
    case 'edited': {
      const history = before ?? startHistory(NONE, event.at)
      const { value: config } = stepAt(history)
      return recordStep(history, { value: withValue(config, event.path, event.value), what: toText(event.path), at: event.at }, event)
    }
    case 'replaced':
      return recordStep(before ?? startHistory(NONE, event.at), { value: event.config, what: event.what, at: event.at })
    case 'wentTo':
      return goTo(before ?? startHistory(NONE, 0), event.index)
    case 'wentBackTo': {
      const history = before ?? startHistory(NONE, 0)
      const index = history.steps.indexOf(event.step)
      return index < 0 ? history : goTo(history, index)
    }
  }
}

const isSame = (one: Config, other: Config): boolean => JSON.stringify(one) === JSON.stringify(other)
