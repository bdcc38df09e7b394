import type { Environment } from '@config/env'
import { memoryStorages } from '@/app/persistence/storages'
import { makeStore, type AppStore } from '@/app/store'
import type { AnyPage } from '@/blocks/definePage'
import type { Campaign } from '@/campaigns/defineCampaign'
import { enter, enterCampaign } from '@/features/entry'
import type { SessionState } from '@/features/session'
import { askedWhile } from './askedQueries'
import { drawPage, wordsOf, type Drawn } from './drawPage'
import { listenToCalls, type Call, type Send } from './listenToCalls'

export type Visit = {
  readonly calls: readonly Call[]
  /** `broken`: it could not be drawn here, and `reason` says why. */
  readonly status: 'loading' | 'failed' | 'ready' | 'broken'
  /** Where the app leads from here by itself: a closed gate, an ended session. Without the base path. */
  readonly leadsTo: readonly string[]
  readonly toasts: readonly string[]
  readonly words: readonly string[]
  readonly rawConfig: unknown
  readonly defaults: object
  readonly reason: string
}

export type Visited = {
  readonly page: AnyPage
  readonly campaign: Campaign | undefined
  readonly environment: Environment
  readonly session: SessionState | null
  readonly origin: string
  readonly pathname: string
  readonly search: string
  readonly send: Send
}

/** Drawing and asking go by turns: an answer lets a page ask for more. More turns than any page takes. */
const MOST_TURNS = 8
/** A page that leads elsewhere does so at once (ms). */
const SETTLED_MS = 20

let turn: Promise<unknown> = Promise.resolve()

/** Opens a page with a store of its own and asks the embedded backend what the page's own hooks ask. One after the other: a visit takes the place of `fetch`. */
export function visitPage(visited: Visited): Promise<Visit> {
  const visit = turn.then(() => visitNow(visited))
  turn = visit.catch(() => undefined)
  return visit
}

async function visitNow({ page, campaign, environment, session, origin, pathname, search, send }: Visited): Promise<Visit> {
  const toasts: string[] = []
  const leadsTo: string[] = []
  const navigation = {
    current: () => ({ pathname, search, state: null, wasReplace: false }),
    campaignHere: () => (campaign ? { isRegister: page.kind === 'register' } : null),
    replace: (path: string) => {
      leadsTo.push(path)
      return Promise.resolve()
    },
    uncovered: () => Promise.resolve(),
  }
  const { store, rehydrated } = makeStore({ environment, navigation, storages: memoryStorages(), notify: (text) => void toasts.push(text), ...(session && { preloaded: { session } }) })
  await rehydrated
  let drawn: Drawn = { markup: '', live: undefined, defaults: {}, error: undefined }
  const calls = await listenToCalls(send, origin, async () => {
    store.dispatch(enter({ prefix: campaign?.prefix ?? null, search, cookies: '' }))
    if (campaign) store.dispatch(enterCampaign(campaign, search))
    await store.inject([...(campaign?.slices ?? []), ...(page.slices ?? [])])
    drawn = await drawAndAsk(store, () => drawPage({ page, store, environment, theme: campaign?.theme, pathname, search }))
    await new Promise((resolve) => setTimeout(resolve, SETTLED_MS))
  })
  const { live, markup, defaults, error } = drawn
  return {
    calls,
    status: live === undefined || (error !== undefined && markup === '') ? 'broken' : live.status,
    leadsTo: [...new Set(leadsTo)],
    toasts: [...new Set(toasts)],
    words: wordsOf(markup),
    rawConfig: live?.status === 'ready' ? live.rawConfig : undefined,
    defaults,
    reason: error instanceof Error ? error.message : '',
  }
}

async function drawAndAsk(store: AppStore, draw: () => Promise<Drawn>): Promise<Drawn> {
  const known = new Set<string>()
  for (let turns = 0; ; turns += 1) {
    let drawn: Drawn | undefined
    const asked = await askedWhile(async () => {
      drawn = await draw()
    })
    const fresh = asked.filter(({ key }) => !known.has(key))
    if (drawn && (fresh.length === 0 || turns === MOST_TURNS)) return drawn
    for (const { key } of fresh) known.add(key)
    await Promise.all(fresh.map(({ initiate }) => initiate(store.dispatch)))
  }
}
