import { PageSkeleton } from '@/blocks/PageSkeleton'
import { pageChunk } from '@/lib/pageChunk'
import { useLate } from './lateScreen'

const chunk = pageChunk('unknown', () => import('./start/UnknownPath'))

/** For an address that leads nowhere, which few people see. */
export function LateUnknownPath({ prefix }: { readonly prefix?: string }) {
  const loaded = useLate(chunk)
  return loaded ? <loaded.UnknownPath prefix={prefix} /> : <PageSkeleton />
}
