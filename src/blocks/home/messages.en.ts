import type { Translation } from '@/lib/i18n'
import type { Counted, zh } from './messages'

const STATUS = { registered: 'Registered', inProgress: 'Pending', rewarded: 'Rewarded', invalid: 'Not valid', unknown: '' }

const NOUNS: Readonly<Record<Counted, string>> = { friends: 'friend', drivers: 'driver', firstOrders: 'first ride' }
const counted = (count: number, of: Counted) => `${count} ${NOUNS[of]}${count === 1 ? '' : 's'}`

export const messages: Translation<typeof zh> = {
  invite: 'Invite now',
  ended: 'This activity has ended',
  blacklisted: 'You cannot take part',
  endsIn: 'Ends in',
  share: 'Share',
  rule: 'Activity rules',
  ruleShort: 'Rules',
  ladder: 'Milestone rewards',
  orderLadder: 'First-ride rewards',
  goal: counted,
  next: (missing, yuan, of) => counted(missing, of).replace(' ', ' more ') + ` for ¥${yuan}`,
  allReached: 'You have reached every milestone',
  latest: 'Latest invites',
  viewAll: 'View all',
  noInvites: 'No invites yet. Ask a friend to join.',
  loginForInvites: 'Log in to see your invites',
  login: 'Log in',
  inviteNow: 'Invite',
  remind: 'Remind',
  inviteStatus: (status, _serverName) => STATUS[status],
  inviteNote: (_serverNote) => '',
}
