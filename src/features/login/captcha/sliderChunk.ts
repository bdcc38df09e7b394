import { lazyChunk } from '@/lib/lazy/lazyChunk'

/** Flow of the slider captcha, whose panel is its vendor's: most logins meet none. */
export const sliderChunk = lazyChunk(() => import('./slider'))
