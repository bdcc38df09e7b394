import type { UiMessages } from './messages'

export const messages: UiMessages = {
  retry: 'Try again',
  close: 'Close',
  confirm: 'Confirm',
  gotIt: 'Got it',
  loading: 'Loading...',
  networkError: 'Network error. Please try again later.',
  backToTop: 'Back to top',
  pauseBarrage: 'Pause the ticker',
  playBarrage: 'Resume the ticker',
  yuanSign: '¥',
  reached: 'Reached',
  opensNewPage: ' (opens in a new page)',
  days: 'd',
  countdown: (days, hours, minutes) => `${days} d ${hours} h ${minutes} min left`,
}
