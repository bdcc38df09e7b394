import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  joined: (time) => `joined ${time}`,
  progress: (finished, target) => `${finished} of ${target} rides`,
  milestones: 'How far they are',
  milestone: { registered: 'Registered', licensed: 'Licences checked', unknown: 'Reward' },
  orders: (count) => (count === 1 ? 'First ride' : `${count} rides`),
  reached: 'done',
  ahead: 'still to come',
  earned: 'Earned for you',
  record: { title: 'Driver', none: 'This driver was not found', back: 'See my drivers' },
}
