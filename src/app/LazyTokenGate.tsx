import { useSelector } from 'react-redux'
import { PageSkeleton } from '@/blocks/PageSkeleton'
import { selectEntry } from '@/features/entry'
import { isPreviewFrame } from '@/features/preview'
import { lazyChunk } from '@/lib/lazyChunk'
import { useLazyChunk } from './lazyScreen'
import type { TokenGateProps } from './tokenGate/TokenGate'

const tokenGate = lazyChunk('tokenGate', () => import('./tokenGate/TokenGate'))

/** The gate of campaigns that take their session from the page around them; a preview needs none. */
export function LazyTokenGate(props: TokenGateProps) {
  const isPreview = isPreviewFrame(useSelector(selectEntry).mis)
  return isPreview ? props.children : <Gate {...props} />
}

function Gate(props: TokenGateProps) {
  const loaded = useLazyChunk(tokenGate)
  return loaded ? <loaded.TokenGate {...props} /> : <PageSkeleton />
}
