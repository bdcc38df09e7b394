import { homeStates } from '@/blocks/home/fixtures'
import { listStates } from '@/blocks/list/listStates'
import { formatShanghaiTime } from '@/lib/time/shanghai'
import type { Round } from './api'
import type { HomeSectionData } from './home'
import { noStages } from './useHelper'

const FIVE_HOURS = 18_000_000
const names = ['138****5678', '小满', '159****0021', '阿哲', '186****7702', '177****3310', '王同学', '150****9090']
const helpers = names.map((name, at) => ({ id: `H${at + 1}`, name, avatar: '' }))

const round: Round = { id: 'R3', status: 'open', goal: 5, reward: '打车券', cents: 2000, beginTime: '2026-11-20 09:00', endTime: formatShanghaiTime(Date.now() + FIVE_HOURS), helpers: helpers.slice(0, 3) }

const own: HomeSectionData = { clock: undefined, role: 'owner', assistState: 'may', owner: { name: '', avatar: '' }, offer: { goal: 5, reward: '打车券', cents: 2000 }, round, ...noStages }
const states = homeStates<HomeSectionData>(own, { round: undefined })
const visitor = { ...states.default, role: 'visitor' as const, owner: { name: '138****8000', avatar: '' } }
const finished = { ...states.default, round: { ...round, status: 'received' as const, helpers: helpers.slice(0, 5) } }
const won = { step: 'settled' as const, isFresh: false, result: { missing: 0, reward: { name: '打车券', cents: 2000, until: '2026-12-20' } } }

export const homeFixtures = {
  ...states,
  empty: { ...states.default, round: { ...round, helpers: [] } },
  many: { ...states.default, round: { ...round, goal: 8, helpers: helpers.slice(0, 7) } },
  reached: { ...states.default, round: { ...round, status: 'reached' as const, helpers: helpers.slice(0, 5) } },
  finished,
  expired: { ...states.default, round: { ...round, status: 'expired' as const } },
  visitor: { ...visitor, isLoggedIn: false },
  helped: { ...visitor, assistState: 'helped' as const },
  full: { ...visitor, assistState: 'full' as const, round: { ...round, status: 'reached' as const, helpers: helpers.slice(0, 5) } },
  invalid: { ...states.default, assistState: 'invalid' as const },
  asking: { ...visitor, assistStage: { step: 'asking' as const } },
  unknown: { ...visitor, assistStage: { step: 'unknown' as const } },
  won: { ...finished, rewardStage: won },
  thanks: { ...visitor, assistState: 'helped' as const, round: { ...round, helpers: helpers.slice(0, 4) }, assistStage: { ...won, result: { missing: 1, reward: { name: '打车券', cents: 200, until: '2026-12-20' } } } },
}

export const recordFixtures = listStates<Round>([round, { ...round, id: 'R2', status: 'received', beginTime: '2026-11-18 20:30', endTime: '2026-11-19 20:30', helpers: helpers.slice(0, 5) }, { ...round, id: 'R1', status: 'expired', beginTime: '2026-11-15 12:10', endTime: '2026-11-16 12:10', helpers: [] }])
