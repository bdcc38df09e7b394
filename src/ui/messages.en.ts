import type { UiMessages } from './messages'

export const messages: UiMessages = {
  retry: 'Try again',
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'Confirm',
  gotIt: 'Got it',
  loading: 'Loading...',
  noMore: 'No more to show',
  loadMoreFailed: 'Loading failed, tap to retry',
  networkError: 'The network is slow to answer, please try again',
  backToTop: 'Back to top',
  pauseBarrage: 'Pause the ticker',
  playBarrage: 'Resume the ticker',
  yuanSign: '¥',
  reached: 'Reached',
  days: 'd',
  countdown: (days, hours, minutes) => `${days} d ${hours} h ${minutes} min left`,
}
