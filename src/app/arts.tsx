import { LazyArt } from '@/ui/art/LazyArt'

const loadLost = () => import('@/ui/art/ArtLost').then(({ ArtLost }) => ArtLost)
const loadOffline = () => import('@/ui/art/ArtOffline').then(({ ArtOffline }) => ArtOffline)

export const lostArt = <LazyArt load={loadLost} />
export const offlineArt = <LazyArt load={loadOffline} />
