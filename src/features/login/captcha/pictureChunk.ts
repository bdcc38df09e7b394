import { lazyChunk } from '@/lib/lazy/lazyChunk'

/** Dialog and flow of the picture captcha: most logins meet none. */
export const pictureChunk = lazyChunk(() => import('./picture'))
