import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  placeholder: 'Please enter the pick-up point',
  clear: 'Clear',
  searching: 'Searching address...',
  failed: 'Network abnormal, please check the network and retry',
  none: 'No result, try another word',
  results: 'Results',
  chooseCity: 'Choose a city',
  city: 'City',
  noCity: 'No city to choose',
  current: (what, place) => `${what} now: ${place}`,
  address: (parts) => parts.join(', '),
}
