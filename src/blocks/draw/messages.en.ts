import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  draw: 'Draw',
  asking: 'The network is slow. Checking the result…',
  unknown: 'No result yet. You can safely check again.',
  unknownAction: 'No result yet. You can safely check again.',
  ask: 'Check again',
  chances: (left) => `${left} ${left === 1 ? 'chance' : 'chances'} left`,
  noChance: 'No chances left today; share with a friend for one more',
  usedUp: 'No chances left',
  share: 'Share for another chance',
}
