import { hasEveryWord } from '../../tree/hasEveryWord'
import type { PageState } from './pageStates'
import type { WallChoice } from './wallChoice'

/** What a state is called by whom the tool is for. */
export type StateNames = { readonly page: (state: PageState) => string; readonly kind: (kind: string) => string; readonly fixture: (fixture: string) => string }

type Filters = Pick<WallChoice, 'campaign' | 'kind' | 'fixture' | 'search'>

/** The states that pass every filter and have every word of the search in their names or addresses. */
export function filterStates(states: readonly PageState[], { campaign, kind, fixture, search }: Filters, names: StateNames): readonly PageState[] {
  return states.filter(
    (state) =>
      (campaign === '' || state.campaign === campaign) &&
      (kind === '' || state.kind === kind) &&
      (fixture === '' || state.fixture === fixture) &&
      hasEveryWord(search, [state.title, state.page, state.kind, names.page(state), names.kind(state.kind), state.fixture, names.fixture(state.fixture)]),
  )
}

export type StateGroup = { readonly key: string; readonly label: string; readonly states: readonly PageState[] }

/** By campaign in the order of the registry; by kind or state the fullest group first. */
export function groupStates(states: readonly PageState[], by: WallChoice['group'], names: StateNames): readonly StateGroup[] {
  const groups = new Map<string, PageState[]>()
  for (const state of states) {
    const group = groups.get(state[by])
    if (group) group.push(state)
    else groups.set(state[by], [state])
  }
  const labelled = [...groups].map(([key, members]) => ({ key, label: by === 'campaign' ? (members[0]?.title ?? key) : names[by](key), states: members }))
  return by === 'campaign' ? labelled : labelled.toSorted((a, b) => b.states.length - a.states.length)
}
