import { useSelector } from 'react-redux'
import { PageSkeleton } from '@/blocks/PageSkeleton'
import { selectEntry } from '@/features/entry'
import { isPreviewFrame } from '@/features/preview'
import { requiredChunk } from '@/lib/lazy/lazyChunk'
import { LazyComponent } from '@/lib/lazy/LazyComponent'
import type { TokenGateProps } from './tokenGate/TokenGate'

const chunk = requiredChunk('tokenGate', () => import('./tokenGate/TokenGate').then(({ TokenGate }) => TokenGate))

/** The gate of campaigns that take their session from the page around them; a preview needs none. */
export function LazyTokenGate(props: TokenGateProps) {
  const isPreview = isPreviewFrame(useSelector(selectEntry).mis)
  return isPreview ? props.children : <LazyComponent chunk={chunk} props={props} fallback={<PageSkeleton />} />
}
