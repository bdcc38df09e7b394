import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

const of = (total: number): string => `${total} ${total === 1 ? 'friend' : 'friends'}`

export const messages: Translation<typeof zh> = {
  mine: 'You get',
  friends: 'Your friend gets',
  offer: 'For each friend',
  invited: (count) => `${of(count)} invited`,
  loggedOut: 'Log in to see your progress',
  cities: 'Cities',
  blacklisted: 'This account cannot invite right now. What you have earned is still yours.',
  list: { title: 'Your invites', tabs: { all: 'All', done: 'Trip taken' }, empty: 'No invites yet. Ask a friend to join.', leave: 'Invite', count: of },
}
