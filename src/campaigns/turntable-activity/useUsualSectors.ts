import { useMemo } from 'react'
import { NO_PRIZE, type PrizeSector } from '@/blocks/turntable/config'
import { useMessages } from '@/lib/i18n'
import { turntableMessages } from './messages'

const USUAL = [
  ['1', 'first', 'coupon'],
  [NO_PRIZE, 'blank', 'thanks'],
  ['2', 'second', 'cash'],
  ['3', 'third', 'gift'],
  ['4', 'fourth', 'coupon'],
  [NO_PRIZE, 'blank', 'thanks'],
  ['5', 'fifth', 'cash'],
  ['6', 'sixth', 'coupon'],
] as const

/** The wheel while marketing sets none. */
export function useUsualSectors(): readonly PrizeSector[] {
  const { sectors } = useMessages(turntableMessages)
  return useMemo(() => USUAL.map(([prizeId, name, look]) => ({ prizeId, label: sectors[name], image: '', look })), [sectors])
}
