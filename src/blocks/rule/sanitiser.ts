import { lazyChunk } from '@/lib/lazy/lazyChunk'

export const sanitiser = lazyChunk(() => import('./sanitise'))
