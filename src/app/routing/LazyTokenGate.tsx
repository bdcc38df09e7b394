import { useSelector } from 'react-redux'
import { selectEntry } from '@/features/entry'
import { isPreviewFrame } from '@/features/preview'
import { requiredChunk } from '@/lib/lazy/lazyChunk'
import { withSkeleton } from './lazyScreen'
import type { TokenGateProps } from '../tokenGate/TokenGate'

export const tokenGate = requiredChunk('TokenGate', async () => (await import('../tokenGate/TokenGate')).TokenGate)

const Gate = withSkeleton(tokenGate)

/** The gate of campaigns that take their session from the page around them; a preview needs none. */
export function LazyTokenGate(props: TokenGateProps) {
  const isPreview = isPreviewFrame(useSelector(selectEntry).mis)
  return isPreview ? props.children : <Gate {...props} />
}
