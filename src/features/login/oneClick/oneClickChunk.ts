import { lazyChunk } from '@/lib/lazy/lazyChunk'

/** Overlay and flow, fetched only where one-click login is offered. */
export const oneClickChunk = lazyChunk(() => import('./oneClick'))
