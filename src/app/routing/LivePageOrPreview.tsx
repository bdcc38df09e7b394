import { useSelector } from 'react-redux'
import { LivePage } from '@/blocks/LivePage'
import { selectEntry, type WithEntry } from '@/features/entry'
import { isPreviewFrame } from '@/features/preview'
import { LazyPreview, type NamedPage } from './LazyPreview'

/** A page at its own address: live, unless the configuration tool shows it in a frame (spec 2 §2.5). */
export function LivePageOrPreview({ page, name }: NamedPage) {
  const mis = useSelector((state: WithEntry) => selectEntry(state).mis)
  return isPreviewFrame(mis) ? <LazyPreview page={page} name={name} /> : <LivePage page={page} />
}
