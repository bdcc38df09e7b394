import type { Translation } from '@/lib/i18n'
import type { DriverAppMessages } from './messages'

export const messages: Translation<DriverAppMessages> = {
  title: 'Simulated driver app',
  hint: 'The driver app gives its session to the page that it opens. Another way of giving it opens the page anew, without the session of before',
  sending: 'Session given',
  sendings: { atOnce: 'At once', twice: 'Twice', late: 'Too late (5 s)', never: 'Never', expired: 'Expired', malformed: 'Malformed', stranger: 'By a stranger' },
  mobile: 'The driver’s phone',
  page: 'Page',
  reload: 'Open again',
  fromPage: 'The page',
  fromApp: 'The app',
  log: 'Messages',
  noPage: 'No campaign takes the driver app’s session',
  failed: (reason) => `There is no session: ${reason}`,
}
