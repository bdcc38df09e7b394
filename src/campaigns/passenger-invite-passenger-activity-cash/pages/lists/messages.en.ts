import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

const of = (total: number, one: string, many: string): string => `${total} ${total === 1 ? one : many}`

export const messages: Translation<typeof zh> = {
  invites: { title: 'Your invites', tabs: { fresh: 'New friends', recalled: 'Back again' }, empty: 'No invites yet, ask a friend along', leave: 'Invite', count: (total) => of(total, 'friend', 'friends') },
  rewards: { title: 'Rewards', empty: 'No rewards yet', leave: 'See the activity', count: (total) => of(total, 'reward', 'rewards') },
  current: { title: 'Withdrawals', empty: 'No withdrawals yet', leave: 'Withdraw', secondaryPath: 'Earlier ones', count: (total) => of(total, 'withdrawal', 'withdrawals') },
  history: { title: 'Earlier withdrawals', empty: 'No withdrawals yet', leave: 'Withdraw', count: (total) => `${of(total, 'withdrawal', 'withdrawals')} from earlier activities` },
}
