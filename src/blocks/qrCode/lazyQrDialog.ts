import { lazySheet } from '@/ui/overlay/lazySheet'

export const LazyQrDialog = lazySheet(() => import('./QrDialog').then(({ QrDialog }) => QrDialog))
