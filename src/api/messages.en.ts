import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  network: 'Network error. Please try again later.',
  timeout: 'The request took too long. Please try again later.',
  server: 'Our server is busy. Please try again later.',
  wrongNumber: 'Wrong number, please re-enter',
  wrongCode: 'Verification code error',
}
