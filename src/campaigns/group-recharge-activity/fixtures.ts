import { homeStates } from '@/blocks/home/fixtures'
import { noPay, payStates } from '@/blocks/pay/payData'
import { formatShanghaiTime } from '@/lib/time/shanghai'
import type { Deal, Group } from './api'
import type { HomeSectionData } from './home'

const deal: Deal = { id: 'G100', cents: 8_800, usualCents: 9_800, value: 10_000, size: 3 }
const packages: readonly Deal[] = [deal, { id: 'G200', cents: 16_800, usualCents: 19_600, value: 20_000, size: 5 }]
const members = ['小满', '159****0021', '阿哲', '186****7702', '177****3310', '王同学', '150****9090', '138****1234'].map((name, at) => ({ id: `M${at + 1}`, name, avatar: '', isLeader: at === 0 }))
const group: Group = { groupNo: 'SAMPLE', status: 'open', isMember: false, deal, endTime: formatShanghaiTime(Date.now() + 18_000_000), members: members.slice(0, 2) }

const own: HomeSectionData = { clock: undefined, packages, group: undefined, chosen: deal, pay: noPay, isNamed: false, isJoining: false }
const { default: usual, ...states } = homeStates<HomeSectionData>(own, {})
const visited = { ...usual, isNamed: true, group }
const full = { ...group, status: 'full' as const, members: members.slice(0, 3) }
const { paying, processing, unpaid, paid, browser } = payStates(8_800)

export const homeFixtures = {
  default: usual,
  ...states,
  empty: { ...usual, packages: [], chosen: undefined },
  visitor: { ...visited, isLoggedIn: false },
  member: { ...visited, group: { ...group, isMember: true } },
  many: { ...visited, group: { ...group, deal: { ...deal, size: 10 }, members } },
  success: { ...visited, group: { ...full, isMember: true } },
  full: { ...visited, group: full },
  finished: { ...visited, group: { ...group, status: 'expired' as const } },
  refunded: { ...visited, group: { ...group, status: 'expired' as const, isMember: true } },
  missing: { ...visited, group: undefined },
  paying: { ...usual, pay: paying },
  processing: { ...usual, pay: processing },
  paid: { ...usual, pay: paid },
  unpaid: { ...usual, pay: unpaid },
  browser: { ...usual, pay: browser },
}
