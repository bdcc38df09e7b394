import { homeStates } from '@/blocks/home/fixtures'
import { samplePrize } from '@/blocks/play/fixtures'
import type { Application } from './api'
import type { HomeSectionData } from './home'

const none: Application = { step: 'none', updatedAt: '', reward: null }
const reward = { name: '首刷打车礼', cents: 5_000 }
const used = (status: 'toReceive' | 'received'): Application => ({ step: 'firstUsed', updatedAt: '2026-11-20 18:32', reward: { ...reward, status } })

const own: HomeSectionData = { bankName: '合作银行', bankUrl: '', offer: reward, application: none, hasFailed: false, stage: { step: 'idle' } }
const { default: usual, ...states } = homeStates<HomeSectionData>(own, {})

export const homeFixtures = {
  default: usual,
  ...states,
  reviewing: { ...usual, application: { ...none, step: 'reviewing' as const, updatedAt: '2026-11-18 09:20' } },
  approved: { ...usual, application: { ...none, step: 'approved' as const, updatedAt: '2026-11-19 15:05', reward: { ...reward, status: 'locked' as const } } },
  rewarded: { ...usual, application: used('toReceive') },
  received: { ...usual, application: used('received') },
  failed: { ...usual, application: undefined, hasFailed: true },
  unknown: { ...usual, application: used('toReceive'), stage: { step: 'unknown' as const } },
  won: { ...usual, application: used('received'), stage: { step: 'settled' as const, isFresh: false, result: { prize: { ...samplePrize, name: '首刷打车礼', kind: 'cash' as const, cents: 5_000 } } } },
}
