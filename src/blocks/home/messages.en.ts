import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

const STATUS = { registered: 'Registered', inProgress: 'First ride to come', rewarded: 'Rewarded', invalid: 'Not valid', unknown: '' }

export const messages: Translation<typeof zh> = {
  invite: 'Invite now',
  ended: 'The activity has ended',
  endsIn: 'Ends in',
  share: 'Share',
  rule: 'Activity rules',
  ruleShort: 'Rules',
  ladder: 'Rewards on the way',
  goal: (friends) => (friends === 1 ? '1 friend' : `${friends} friends`),
  next: (missing, yuan) => `${missing} more ${missing === 1 ? 'friend' : 'friends'} for ¥${yuan}`,
  allReached: 'You have earned every reward on the way',
  latest: 'Latest invites',
  viewAll: 'View all',
  noInvites: 'No invites yet, ask a friend along',
  loginForInvites: 'Log in to see your invites',
  login: 'Log in',
  inviteNow: 'Invite',
  remind: 'Remind',
  inviteStatus: (status, _serverName) => STATUS[status],
  inviteNote: (_serverNote) => '',
}
