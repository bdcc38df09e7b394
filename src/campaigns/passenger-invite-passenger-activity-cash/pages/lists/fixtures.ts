import type { ListData, Listing } from '@/blocks/list/listData'
import type { Withdrawal } from '@/blocks/withdraw/withdrawal'
import type { InviteRow } from '@/services/candle'
import type { RewardRow } from '@/services/candle'
import type { InviteTab } from '../../listModel'

const MANY = 48

const shown = <Row>(rows: readonly Row[], end: 'end' | 'more' | 'failed' = 'end'): Listing<Row> => ({ status: 'shown', rows, total: end === 'end' ? rows.length : rows.length + 40, end })

/** What each list shows in its states; `tab` is the one that it opens with. */
function statesOf<Row extends { readonly id: string }, Tab extends string>(tab: Tab, rows: readonly Row[]) {
  const many = Array.from({ length: MANY / rows.length }, (_, round) => rows.map((row, index): Row => Object.assign({}, row, { id: `${round * rows.length + index + 1}` }))).flat()
  return {
    default: { tab, listing: shown(rows) },
    loading: { tab, listing: { status: 'loading' } },
    empty: { tab, listing: shown([]) },
    many: { tab, listing: shown(many, 'more') },
    pageFailed: { tab, listing: shown(rows, 'failed') },
    failed: { tab, listing: { status: 'failed', error: { kind: 'network' } } },
  } satisfies Record<string, ListData<Row, Tab>>
}

const invites: readonly InviteRow[] = [
  { id: '1', name: '138****5678', avatar: '', registeredAt: '11-18 09:32', status: 'rewarded', statusName: '奖励已到账', note: '', deadline: '', cents: 1000 },
  { id: '2', name: '小满', avatar: '', registeredAt: '11-17 20:05', status: 'inProgress', statusName: '待完成首单', note: '7天内完成首单即可到账', deadline: '11-24 20:05', cents: 1000 },
  { id: '3', name: '159****0021', avatar: '', registeredAt: '11-16 12:40', status: 'invalid', statusName: '邀请无效', note: '好友不是新用户', deadline: '', cents: 0 },
  { id: '4', name: '186****7702', avatar: '', registeredAt: '11-15 08:11', status: 'registered', statusName: '已注册', note: '', deadline: '11-22 08:11', cents: 1000 },
]

const rewards: readonly RewardRow[] = [
  { id: '1', name: '好友首单奖励', kind: 'cash', friend: '138****5678', at: '2026-11-18 10:02', status: 'received', statusName: '已到账', reason: '', cents: 1000 },
  { id: '2', name: '好友首单奖励', kind: 'cash', friend: '小满', at: '2026-11-17 20:05', status: 'processing', statusName: '待完成首单', reason: '', cents: 1000 },
  { id: '3', name: '邀满10人奖励', kind: 'cash', friend: '', at: '2026-11-12 18:30', status: 'received', statusName: '已到账', reason: '', cents: 5000 },
]

const withdrawals: readonly Withdrawal[] = [
  { id: '1', cents: 5000, channelName: '微信零钱', appliedAt: '2026-11-18 10:02:00', arrivesAt: '2026-11-18 12:00:00', status: 'processing', failReason: '' },
  { id: '2', cents: 2000, channelName: '微信零钱', appliedAt: '2026-11-12 08:30:00', arrivesAt: '2026-11-12 08:32:00', status: 'success', failReason: '' },
  { id: '3', cents: 10_000, channelName: '微信零钱', appliedAt: '2026-10-30 21:15:00', arrivesAt: '', status: 'failed', failReason: '收款账户异常，请核对后重新提现' },
]

export const inviteListFixtures = statesOf<InviteRow, InviteTab>('fresh', invites)
export const rewardListFixtures = statesOf<RewardRow, 'all'>('all', rewards)
export const withdrawListFixtures = statesOf<Withdrawal, 'all'>('all', withdrawals)
