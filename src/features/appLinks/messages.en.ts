import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  unknown: "Look for the app in your phone's store and open it",
  here: 'You are in the app already',
  copied: 'Link copied. Open it in your browser.',
  copyFailed: 'Copying failed. Please try again later.',
  notOpened: 'This cannot be opened right now. Please try again later.',
  browserMask: { label: 'Open in your browser', title: 'Open in your browser', text: 'Tap "···" in the upper right corner and choose the browser', close: 'Got it' },
  customerService: { gotIt: 'Got it', call: 'Contact customer service', phone: (number) => `Phone: ${number}` },
  realName: {
    outdated: 'This version of the app cannot verify your name. Please update it first.',
    appOnly: 'Please verify your name in the app',
  },
}
