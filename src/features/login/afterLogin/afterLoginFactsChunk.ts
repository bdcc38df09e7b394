import { lazyChunk } from '@/lib/lazy/lazyChunk'

/** Few login pages ask for more than the login itself. */
export const afterLoginFactsChunk = lazyChunk(() => import('./fetchAfterLoginFacts'))
