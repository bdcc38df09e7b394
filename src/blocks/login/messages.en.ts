import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  heading: {
    standard: 'Log in',
    p2e: 'Business rides',
    'taxi-driver': 'Driver login',
  },
  promise: {
    standard: 'Rewards await you',
    p2e: 'Refer and get rewarded',
    'taxi-driver': 'Driver rewards await you',
  },
  safe: 'New numbers are registered automatically',
  configFailed: 'The activity did not load, but you can log in.',
  reload: 'Try again',
  developer: 'Developer: Shanghai Mobility Technology Co., Ltd.',
  appVersion: (version) => `Version ${version}`,
  updatedOn: (date) => `Updated ${date}`,
}
