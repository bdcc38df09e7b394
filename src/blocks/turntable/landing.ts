import { NO_PRIZE, type PrizeSector } from './config'

/** The index of the sector of a prize, else of a sector without a prize, else undefined. Of several, one on which the wheel does not stand now. */
export function landingOf(sectors: readonly Pick<PrizeSector, 'prizeId'>[], prizeId: string, standsAt: number | undefined): number | undefined {
  const indexesOf = (id: string) => sectors.flatMap((sector, index) => (sector.prizeId === id ? [index] : []))
  const own = indexesOf(prizeId)
  const found = own.length > 0 ? own : indexesOf(NO_PRIZE)
  return found.find((index) => index !== standsAt) ?? found[0]
}

export const isOnWheel = (sectors: readonly Pick<PrizeSector, 'prizeId'>[], prizeId: string): boolean => sectors.some((sector) => sector.prizeId === prizeId)
