import { listStates } from '@/blocks/list/listStates'
import type { InviteRow } from '@/services/candle'

const friend: InviteRow = { id: '1', name: '138****5678', avatar: '', registeredAt: '11-18 09:32', status: 'rewarded', statusName: '已帮你补签', note: '', deadline: '', cents: 0 }

export const helperFixtures = listStates([friend, { ...friend, id: '2', name: '159****0021', registeredAt: '11-17 20:10' }])
