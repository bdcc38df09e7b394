import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  openApp: 'Open the app',
  invite: 'Invite friends too',
  goBack: 'Back',
  received: 'Received',
  inAccount: 'In your account',
  waiting: 'After a ride',
  open: { title: 'See your reward in the app', desc: 'Check the app to see if it has arrived', note: 'Look for it in the app once it has arrived', stamp: 'Not confirmed' },
  howTo: 'How to use it',
  steps: { open: 'Open the app', call: 'Call a ride', pay: 'Pay less' },
  noStore: 'Please find the app in the app store of your phone',
}
