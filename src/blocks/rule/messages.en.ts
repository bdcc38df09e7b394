import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  title: 'Activity rules',
  updated: (day) => `Updated ${day}`,
  empty: 'There are no rules yet',
  leave: 'See the activity',
  home: 'Back to the activity',
  image: (index) => `Picture ${index} of the rules`,
  notShown: 'The rules cannot be shown right now',
  unsupported: 'This browser is too old to show the rules. Please update it.',
}
