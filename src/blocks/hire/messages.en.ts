import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  perDriver: 'For each driver who starts',
  moreCities: (count) => `Show all ${count} cities`,
  fewerCities: 'Show fewer',
  stages: { clues: 'Applied', signed: 'Signed', onRoad: 'Driving' },
  people: (count) => count,
  loggedOut: 'Log in to see their progress',
  none: 'No applicants yet. Share your\u00a0link.',
  blacklisted: 'This account cannot invite right now. What you have earned is still yours.',
  licences: 'I already have (optional)',
  ticks: { driverLicence: 'A driving licence', hailingPermit: 'A ride-hailing permit' },
}
