import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

const STATUS = { registered: 'In review', inProgress: 'In progress', rewarded: 'Target met', invalid: 'Not valid', unknown: '' }

export const messages: Translation<typeof zh> = {
  joined: (time) => `Joined ${time}`,
  progress: (finished, target) => `${finished} of ${target} ${target === 1 ? 'ride' : 'rides'}`,
  status: (status, _serverName) => STATUS[status],
  milestones: 'Progress',
  milestone: { registered: 'Registered', licensed: 'Licences checked', unknown: 'Reward' },
  orders: (count) => (count === 1 ? 'First ride' : `${count} rides`),
  reached: 'Done',
  ahead: 'Still to come',
  earned: 'Earned for you',
  record: { title: 'Driver', none: 'This driver was not found', back: 'See all drivers' },
}
