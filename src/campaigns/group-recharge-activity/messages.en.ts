import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

const people = (count: number): string => (count === 1 ? '1 more person' : `${count} more people`)

export const messages: Translation<typeof zh> = {
  headline: 'Top up together',
  subline: 'Team up with friends and everyone pays less',
  open: 'Start a group',
  join: 'Join',
  invite: 'Invite friends',
  card: { title: 'One place is left: top up with us', desc: 'Pay the group price, and get your money back if it does not fill' },
  packages: 'Choose an offer',
  size: (count) => `Group of ${count}`,
  value: (yuan) => `¥${yuan} in your wallet`,
  alone: (yuan) => `¥${yuan} alone`,
  members: 'Members',
  leader: 'Leader',
  free: 'Free',
  vacant: 'Empty',
  left: 'Time left',
  needs: (missing) => (missing > 0 ? `${people(missing)} needed` : 'Just a moment'),
  faces: { success: 'Group full, wallet topped up', refunded: 'Group not filled, refunded', full: 'Too late: this group is full', over: 'This group is over', missing: 'Group not found' },
  refund: (yuan) => `¥${yuan} was refunded to you`,
  again: { success: 'Start another group', refunded: 'Start a new group', full: 'Start a group', over: 'Start a group', missing: 'Start a group' },
  opened: { title: 'Your group has started', text: 'Invite friends. Your wallet is topped up once the group is full.' },
  joined: { title: 'You are in', text: 'Your wallet is topped up once the group is full' },
  see: 'See my group',
  how: 'How it works',
  steps: { first: 'Start or join a group at the group price', second: 'Invite friends until it is full', third: 'If it fills, your wallet is topped up. If not, you are refunded.' },
}
