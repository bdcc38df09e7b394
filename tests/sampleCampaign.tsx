import type { ReactNode } from 'react'
import { definePage, type AnyPage, type LivePage } from '@/blocks/definePage'
import type { PageChoice } from '@/blocks/pageChoices'
import { defineCampaign, type Campaign, type PageDefinition } from '@/campaigns/defineCampaign'
import { text } from '@/lib/pageConfig'

type Actions = { readonly pressed: () => void }
type Live = LivePage<null, Actions>

const noActions: Actions = { pressed: () => undefined }

/** A page that shows its configured headline and a button; `useLive` says how it fares. */
export function samplePage(useLive: () => Live, extra: (actions: Actions) => ReactNode = () => null): AnyPage {
  return definePage({
    kind: 'home',
    config: { headline: text('Headline', 'Default headline') },
    fixtures: { default: null },
    actionNames: ['pressed'],
    useLive,
    View: ({ config, actions }) => (
      <main>
        <h1>{config.headline}</h1>
        <button onClick={actions.pressed}>Press</button>
        {extra(actions)}
      </main>
    ),
  })
}

export const ready = (headline?: unknown, actions = noActions): Live => ({ status: 'ready', rawConfig: { headline }, data: null, actions })

export const entry = (load: () => Promise<AnyPage>, more: Omit<Partial<PageDefinition>, 'load'> = {}): PageDefinition => ({
  kind: 'home',
  load: async () => ({ page: await load() }),
  ...more,
})

/** A campaign with the pages a test needs, in the registry's form. */
export function sampleCampaign(pages: Readonly<Record<string, PageChoice>>, more: Pick<Campaign, 'token' | 'landing' | 'loginScene'> & Partial<Pick<Campaign, 'audience' | 'loginVariant'>> = {}) {
  const campaign = defineCampaign({ prefix: 'sample-activity', title: () => 'Sample', audience: 'passenger', loginVariant: 'standard', developmentSourceId: 'EXAMPLE2026', pages, ...more })
  return { campaigns: { 'sample-activity': () => Promise.resolve({ campaign }) } }
}
