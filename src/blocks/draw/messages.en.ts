import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  draw: 'Draw',
  asking: 'The network is slow, checking what you got…',
  unknown: 'No result yet; no chance is used twice',
  unknownAction: 'No result yet; it counts only once',
  ask: 'Check again',
  chances: (left) => `${left} ${left === 1 ? 'chance' : 'chances'} left`,
  noChance: 'No chance left today, share with a friend for another',
  usedUp: 'No chance left',
  share: 'Share and draw again',
}
