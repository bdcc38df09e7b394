import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  draw: 'Draw',
  asking: 'The network is slow, checking what you got…',
  unknown: 'No result yet; you will not lose a chance twice',
  unknownAction: 'No result yet; it counts only once',
  ask: 'Check again',
  chances: (left) => `${left} ${left === 1 ? 'chance' : 'chances'} left`,
  noChance: 'No chances left today; share with a friend for one more',
  usedUp: 'No chances left',
  share: 'Share and draw again',
}
