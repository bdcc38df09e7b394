import { lazyChunk, LazyComponent } from '@/lib/lazy/lazyChunk'

const chunk = lazyChunk(() => import('./ExitButton').then(({ ExitButton }) => ExitButton))

export const LazyExitButton = () => <LazyComponent chunk={chunk} />
