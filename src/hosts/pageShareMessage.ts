import { miniProgramCardOf, type ShareCard } from './shareCard'

/** To the mini program around the page: what it shares from now on, or that it shares its own card again (spec 1 §7). */
export function pageShareMessage(card: ShareCard | null) {
  return card ? { type: 'pageShare', ...miniProgramCardOf(card) } : { type: 'pageShareReset' }
}
