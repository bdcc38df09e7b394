import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  title: 'Get the app',
  text: 'Rides, coupons and free rides in one place',
  version: (version, day) => `Version ${version} · ${day}`,
  download: 'Download',
  store: 'Go to the store',
  why: 'Why the app',
  reasons: { fast: 'Call a ride in one tap and follow it live', safe: 'Share your ride, and reach help at any time', rewards: 'Rewards arrive at once and pay for your rides' },
}
