import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  title: 'A gift from a friend',
  claim: 'Claim now',
  leaving: 'Opening the claim page…',
  refused: 'It did not open automatically. Please tap the button above.',
  here: 'Register here',
  mask: { title: 'Open the mini program', text: 'It is easiest there, and you can register here too', open: 'Open the mini program', here: 'Register here' },
}
