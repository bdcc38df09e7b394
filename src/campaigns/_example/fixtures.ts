import { homeStates } from '@/blocks/home/fixtures'
import { listStates } from '@/blocks/list/listStates'
import type { InviteRow } from '@/services/candle'
import type { HomeSectionData } from './home'

const friend: InviteRow = { id: '1', name: '138****5678', avatar: '', registeredAt: '11-18 09:32', status: 'rewarded', statusName: '奖励已到账', note: '', deadline: '', cents: 1000 }

export const homeFixtures = homeStates<HomeSectionData>({ friendsInvited: 3 }, { friendsInvited: undefined })
export const invitationFixtures = listStates([friend])
