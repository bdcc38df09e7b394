import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  codeSent: 'Verification code sent',
  codeNotSent: 'The code could not be sent. Please try again later.',
  needVerify: 'This number needs one more check: log in with the app, then try again here',
  captchaUnavailable: 'The security check cannot be opened right now. Please try again later.',
}
