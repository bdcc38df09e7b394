import { registry } from '@/campaigns/registry'
import { startMessages } from '@/app/landing/messages'
import { afterLoginMessages } from '@/features/login'
import { loadTexts } from '../tree/loadTexts'
import { treeMessages } from '../tree/messages'
import type { Campaigns } from './explain/routes'
import { linkMessages } from './messages'

/** Every campaign, with the texts that it and the workshop are shown in. One that cannot be loaded is left out and told of. */
export async function loadCampaigns(onFailure: (prefix: string, error: unknown) => void): Promise<Campaigns> {
  await Promise.all([linkMessages, treeMessages, afterLoginMessages, startMessages].map(async (catalogue) => catalogue.ready()))
  const loaded = await Promise.all(
    Object.entries(registry).map(async ([prefix, load]) => {
      try {
        const [{ campaign }] = await Promise.all([load(), loadTexts(prefix).catch(() => undefined)])
        return [[prefix, campaign] as const]
      } catch (error) {
        onFailure(prefix, error)
        return []
      }
    }),
  )
  return Object.fromEntries(loaded.flat())
}
