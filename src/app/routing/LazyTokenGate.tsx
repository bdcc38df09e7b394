import { useSelector } from 'react-redux'
import { selectEntry } from '@/features/entry'
import { isPreviewFrame } from '@/features/preview'
import { lazyExport } from './lazyScreen'
import type { TokenGateProps } from '../tokenGate/TokenGate'

const Gate = lazyExport('TokenGate', () => import('../tokenGate/TokenGate'))

/** The gate of campaigns that take their session from the page around them; a preview needs none. */
export function LazyTokenGate(props: TokenGateProps) {
  const isPreview = isPreviewFrame(useSelector(selectEntry).mis)
  return isPreview ? props.children : <Gate {...props} />
}
