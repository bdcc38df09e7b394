import { rootPages } from '@/app/routing/rootPages'
import { registry } from '@/campaigns/registry'
import { frameMessages } from '../../frame/messages'
import { loadTexts } from '../../tree/loadTexts'
import { treeMessages } from '../../tree/messages'
import { loadTree, rootBranch } from '../../tree/pageTree'
import { listStates, type PageState } from './pageStates'

export type LoadedWall = {
  readonly states: readonly PageState[]
  /** Campaigns and pages that could not be loaded. */
  readonly failed: readonly string[]
}

/** Every state of every page of the product, and the words that they are called by. */
export async function loadWall(onFailure: (name: string, error: unknown) => void): Promise<LoadedWall> {
  const failed: string[] = []
  const fail = (name: string, error: unknown): void => {
    failed.push(name)
    onFailure(name, error)
  }
  await Promise.all([treeMessages.ready(), frameMessages.ready()])
  const tree = await loadTree(registry, loadTexts, fail)
  return { states: await listStates([...tree, rootBranch(rootPages, treeMessages.read().others)], fail), failed }
}
