import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

const people = (count: number): string => (count === 1 ? '1 more person' : `${count} more people`)

export const messages: Translation<typeof zh> = {
  headline: 'Top up together',
  subline: 'Find friends for it, and everyone pays less',
  open: 'Open a group',
  join: 'Join',
  invite: 'Invite friends',
  card: { title: 'One place is left: top up with us', desc: 'The group’s price, and your money back if it does not fill' },
  packages: 'Choose an offer',
  size: (count) => `Group of ${count}`,
  value: (yuan) => `¥${yuan} in your wallet`,
  alone: (yuan) => `¥${yuan} alone`,
  members: 'Members',
  leader: 'Leader',
  free: 'Free',
  left: 'Time left',
  needs: (missing) => (missing > 0 ? `${people(missing)} to go` : 'Just a moment'),
  faces: { success: 'Complete: it is in your wallet', refunded: 'Not filled: your money is back', full: 'Too late, this group is full', over: 'This group is over', missing: 'There is no such group' },
  refund: (yuan) => `¥${yuan} went back the way it came`,
  again: { success: 'Open another group', refunded: 'Open a new group', full: 'Open my own', over: 'Open my own', missing: 'Open my own' },
  opened: { title: 'Your group is open', text: 'Invite friends; once it is full it is in your wallet' },
  joined: { title: 'You are in', text: 'Once the group is full it is in your wallet' },
  see: 'See my group',
  how: 'How it works',
  steps: { first: 'Open or join a group, at the group’s price', second: 'Invite friends until it is full', third: 'Full: it arrives. Not full: money back' },
}
