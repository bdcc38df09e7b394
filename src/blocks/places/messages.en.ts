import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  placeholder: 'please enter the pick-up point',
  clear: 'Clear',
  searching: 'searching address...',
  failed: 'network abnormal, please check the network and retry',
  none: 'no result, try another word',
  results: 'Results',
  chooseCity: 'Choose a city',
  city: 'City',
  noCity: 'No city to choose',
  current: (what, place) => `${what} now: ${place}`,
  address: (parts) => parts.join(', '),
}
