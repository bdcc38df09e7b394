import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  title: 'A gift from a friend',
  claim: 'Claim now',
  leaving: 'Opening the claim page…',
  refused: 'It did not open. Please tap the button.',
  here: 'Register here',
  mask: { title: 'Our mini program', text: 'It is easier there, but you can also register here', open: 'Open the mini program', here: 'Register here' },
}
