import type { AddressPageOptions } from '@/blocks/address/addressPage'
import type { ListPageOptions } from '@/blocks/list/listPage'
import type { RegisterPageOptions } from '@/blocks/register/registerPage'
import type { ResultPageOptions } from '@/blocks/result/resultPage'
import type { SharePageOptions } from '@/blocks/share/sharePage'
import type { WithdrawPageOptions } from '@/blocks/withdraw/withdrawPage'
import type { ActivityPage, InviteRow, WithdrawRow } from '@/services/candle'
import { api, type Specimen } from './api'

const NO_ROWS = { status: 'shown', rows: [], total: 0, end: 'end' } as const

export const friends: ListPageOptions<InviteRow, 'fresh' | 'recalled'> = {
  row: 'invite',
  tabs: ['fresh', 'recalled'],
  useRows: (request, tab, style) => api.useQuerySpecimenFriendsInfiniteQuery({ request, args: { tab } }, style),
  useTexts: () => ({ title: '好友', tabs: { fresh: '新人', recalled: '召回' }, empty: '还没有好友', leave: '去邀请', count: (total) => `共${total}位好友` }),
  exitRoute: 'share',
  fixtures: { default: { tab: 'fresh', listing: NO_ROWS } },
}

export const records: ListPageOptions<WithdrawRow> = {
  row: 'withdraw',
  useRows: (request, _, style) => api.useQuerySpecimenRecordsInfiniteQuery({ request, args: undefined }, style),
  isMoving: ({ status }) => status === 'processing',
  useTexts: () => ({ title: '提现记录', empty: '暂无提现记录', leave: '去提现', secondary: '往期提现', count: (total) => `共${total}笔提现` }),
  exitRoute: 'withdraw',
  secondaryPath: 'history',
  fixtures: { default: { tab: 'all', listing: NO_ROWS } },
}

export const history: ListPageOptions<WithdrawRow> = {
  ...records,
  useRows: (request, _, style) => api.useQuerySpecimenHistoryInfiniteQuery({ request, args: undefined }, style),
  byMonth: ({ appliedAt }) => appliedAt,
}

export const withdrawal: WithdrawPageOptions<ActivityPage & Specimen> = {
  usePage: api.useQuerySpecimenPageQuery,
  toWallet: ({ balance, withdrawRule }) => (balance === undefined ? undefined : { balance, ...withdrawRule }),
  withdraw: api.endpoints.specimenWithdraw,
  newest: api.endpoints.newestSpecimenRecords,
  recordsPath: 'records',
}

export const rewardAddress: AddressPageOptions = { useAddressOf: api.useQuerySpecimenAddressQuery, useSave: api.useSaveSpecimenAddressMutation, exitRoute: 'records' }

export const sharePage: SharePageOptions = { usePage: api.useQuerySpecimenPageQuery, useShareCallback: api.useSpecimenShareCallbackMutation, landing: 'register' }

export const register: RegisterPageOptions = {
  inviteeRoutes: {
    ask: 'reward',
    toDestination: ({ isRisky, isSelfInvite, reward }, { campaign, search, isNewUser }) => {
      const home = `/${campaign}${search}`
      if (isSelfInvite) return { path: home, word: 'selfInvite' }
      if (isRisky || !reward) return { path: home, word: isRisky ? 'risky' : null }
      if (reward.status === 'none') return { path: home, word: isNewUser ? 'registered' : 'alreadyRegistered' }
      if (reward.status === 'hit') return { targetOr: `/${campaign}/register-success${search}`, word: 'inviteSucceeded', cents: reward.cents }
      return { targetOr: `/${campaign}/register-already${search}`, word: 'alreadyReceived' }
    },
  },
}

const welcome = { title: '欢迎回来', desc: '打开APP即可享受优质出行', reward: '回归打车金', note: '7天内打车立减' }

export const registerSuccess: ResultPageOptions = { look: 'gift', useTexts: () => ({ title: '打车金到手啦', plainTitle: '注册成功', desc: '打车金已放入账户', reward: '新人打车金', note: '首单自动抵扣' }), canInvite: true }
export const registerAlready: ResultPageOptions = { look: 'received', useTexts: () => ({ ...welcome, title: '你已是老朋友' }), canInvite: true }
export const recallUser: ResultPageOptions = { look: 'friends', types: { param: 'welcomeType', known: ['1', '2'] }, useTexts: (type) => ({ ...welcome, title: `欢迎回来${type}` }), canInvite: true }
