import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  headline: 'Invite friends, get a gift',
  subline: 'A gift for you and for your friend',
  card: { title: 'Invite friends, get a gift', desc: 'A gift for you and for your friend' },
  invited: (count) => `${count} ${count === 1 ? 'friend' : 'friends'} so far`,
  loggedOut: 'Log in to see your progress',
  friends: 'Your friends',
  list: { title: 'Your friends', empty: 'No invites yet. Ask a friend to join.', leave: 'Invite', count: (total) => (total === 1 ? '1 friend' : `${total} friends`) },
  success: { title: 'You are in', desc: "Your friend's gift is in your account", reward: 'Welcome gift', note: 'See the app for its rules' },
}
