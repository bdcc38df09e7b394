import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  network: 'The network is having a moment, please try again later',
  timeout: 'The request took too long, please try again later',
  server: 'Our server is having a moment, please try again later',
  wrongNumber: 'Wrong number, please re-enter',
}
