import { requiredChunk } from '@/lib/lazy/lazyChunk'
import { withSkeleton } from './lazyScreen'

/** For an address that has no screen. */
export const LazyUnknownPath = withSkeleton(requiredChunk('unknown', () => import('./start/UnknownPath').then(({ UnknownPath }) => UnknownPath)))
