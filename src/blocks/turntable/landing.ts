import { NO_PRIZE, type PrizeSector } from './config'

/** Where the wheel stops for a prize: on its sector; on that of no prize where it is not on the wheel; undefined where there is neither. Of several the one that the wheel does not stand on. */
export function landingOf(sectors: readonly Pick<PrizeSector, 'prizeId'>[], prizeId: string, standsAt: number | undefined): number | undefined {
  const indexesOf = (id: string) => sectors.flatMap((sector, index) => (sector.prizeId === id ? [index] : []))
  const own = indexesOf(prizeId)
  const found = own.length > 0 ? own : indexesOf(NO_PRIZE)
  return found.find((index) => index !== standsAt) ?? found[0]
}

export const isOnWheel = (sectors: readonly Pick<PrizeSector, 'prizeId'>[], prizeId: string): boolean => sectors.some((sector) => sector.prizeId === prizeId)
