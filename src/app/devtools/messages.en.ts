import type { Translation } from '@/lib/i18n'
import type { PastMessages } from './messages'

export const messages: Translation<PastMessages> = {
  past: (place, all, action) => `The page as of step ${place} of ${all}: ${action}`,
  without: 'without dialogs and pickers',
  backToNow: 'Back to now',
}
