import { LateArt } from '@/ui/LateArt'

const loadLost = () => import('@/ui/art/ArtLost').then(({ ArtLost }) => ArtLost)
const loadOffline = () => import('@/ui/art/ArtOffline').then(({ ArtOffline }) => ArtOffline)

export const lostArt = <LateArt load={loadLost} />
export const offlineArt = <LateArt load={loadOffline} />
