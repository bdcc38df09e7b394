import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  retry: 'Try again',
  brokenScreen: {
    title: 'Something went wrong on this page',
    text: 'Please try again, or come back a little later',
  },
  missingChunk: {
    title: 'The page could not be loaded',
    text: 'Check the network and try again',
  },
}
