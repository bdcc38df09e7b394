import { PageSkeleton } from '@/blocks/PageSkeleton'
import type { Campaign } from '@/campaigns/defineCampaign'
import { pageChunk } from '@/lib/pageChunk'
import { useLate } from './lateScreen'

const chunk = pageChunk('unknown', () => import('./start/UnknownPath'))

/** For an address that has no screen, which few people see. */
export function LateUnknownPath({ campaign }: { readonly campaign?: Campaign }) {
  const loaded = useLate(chunk)
  return loaded ? <loaded.UnknownPath campaign={campaign} /> : <PageSkeleton />
}
