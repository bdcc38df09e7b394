import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  perDriver: 'For each driver on the road',
  moreCities: (count) => `Show all ${count} cities`,
  fewerCities: 'Show fewer',
  stages: { clues: 'Applied', signed: 'Signed', onRoad: 'On the road' },
  people: (count) => count,
  loggedOut: 'Log in to see their progress',
  none: 'Nobody has applied yet. Share your link.',
  blacklisted: 'This account cannot invite right now. What you have earned is still yours.',
  licences: 'I already have (if any)',
  ticks: { driverLicence: 'A driving licence', hailingPermit: 'A ride-hailing permit' },
}
