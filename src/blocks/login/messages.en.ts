import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  heading: {
    standard: 'Phone login',
    p2e: 'Business rides',
    'taxi-driver': 'Driver login',
  },
  promise: {
    standard: 'Rewards await you',
    p2e: 'Recommend us, get rewarded',
    'taxi-driver': 'Driver rewards await you',
  },
  safe: 'New numbers are registered automatically',
  configFailed: 'Could not load the activity. You can still log in.',
  reload: 'Try again',
  developer: 'Developer: Shanghai Mobility Technology Co., Ltd.',
  appVersion: (version) => `Version ${version}`,
  updatedOn: (date) => `Updated ${date}`,
}
