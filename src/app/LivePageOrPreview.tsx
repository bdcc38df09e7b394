import { useSelector } from 'react-redux'
import type { AnyPage } from '@/blocks/definePage'
import { LivePage } from '@/blocks/LivePage'
import { selectEntry, type WithEntry } from '@/features/entry'
import { isPreviewFrame } from '@/features/preview'
import { LatePreview } from './LatePreview'

/** A page at its own address: for people, unless the configuration tool shows it in a frame (spec 2 §2.5). */
export function LivePageOrPreview({ page }: { readonly page: AnyPage }) {
  const mis = useSelector((state: WithEntry) => selectEntry(state).mis)
  return isPreviewFrame(mis) ? <LatePreview page={page} /> : <LivePage page={page} />
}
