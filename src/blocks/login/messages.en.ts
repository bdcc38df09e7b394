import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  heading: {
    standard: 'Log in by phone',
    p2e: 'Recommend your company',
    'taxi-driver': 'Taxi driver login',
  },
  promise: {
    standard: 'Ride rewards await you',
    p2e: 'Bring your company aboard, earn rewards',
    'taxi-driver': 'Your driver rewards await you',
  },
  safe: 'A number without an account is registered once verified',
  configFailed: 'The activity could not be loaded; you can still log in',
  reload: 'Load again',
  developer: 'Developer: Shanghai Mobility Technology Co., Ltd.',
  appVersion: (version) => `Version ${version}`,
  updatedOn: (date) => `Updated ${date}`,
}
