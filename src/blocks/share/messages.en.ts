import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  title: 'Invite friends',
  share: 'Share now',
  copy: 'Copy link',
  card: { title: 'A gift from a friend', desc: 'Register, and your first ride costs less' },
  finished: { title: 'This activity has ended', text: 'Thank you. What you have earned can still be withdrawn.' },
  blacklisted: { title: 'This account cannot invite right now', text: 'What you have earned is still yours.' },
  home: 'Back to the activity',
  loggedOut: 'Log in for your invitation poster',
  seat: 'Print it and hang it behind the seat: passengers scan it where they sit',
}
