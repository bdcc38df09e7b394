import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  title: 'One-click login',
  promise: 'No code to type, just one tap',
  quick: 'Log in with my number',
  other: 'Other number login',
  consent: 'Your carrier will ask for your consent next',
  toast: {
    failed: 'Sorry, something went wrong, switched to other login methods',
    carriersOnly: 'One-click login only supports China Mobile, Unicom, Telecom numbers, switched to other login methods',
  },
}
