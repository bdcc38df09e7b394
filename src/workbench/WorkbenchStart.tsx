import { use } from 'react'
import { useMessages, type Language } from '@/lib/i18n'
import { workbenchMessages } from './messages'
import type { CampaignBranch } from './tree/pageTree'
import { Workbench } from './Workbench'

export type LoadedTree = { readonly tree: readonly CampaignBranch[]; readonly failed: readonly string[] }

/** Waits for the campaigns, and says so where there is nothing to show. */
export function WorkbenchStart({ loading, language }: { readonly loading: Promise<LoadedTree>; readonly language: Language }) {
  const messages = useMessages(workbenchMessages)
  const { tree, failed } = use(loading)
  const first = tree[0]?.pages[0]
  if (!first) return <p role="alert">{messages.nothing}</p>
  return <Workbench tree={tree} first={first} language={language} complaint={failed.map((prefix) => messages.campaignFailed(prefix)).join(' ')} />
}
