import type { LeadField, LeadForm } from '@/features/testDrive'
import type { Channel } from '../../activity/channel'
import type { ShareCard } from '../../activity/useShare'
import type { Dealers } from '../../model'

export type DealerTree = { readonly status: 'loading' | 'failed' } | { readonly status: 'ready'; readonly provinces: Dealers }

export type LeadData = {
  readonly form: LeadForm
  readonly hasAgreed: boolean
  readonly isBusy: boolean
  readonly channel: Channel
  readonly dealers: DealerTree
  /** The lead is left and nothing follows: a modal says so. */
  readonly isDone: boolean
}

export type LeadActions = {
  readonly edit: (field: LeadField, value: string) => void
  readonly agree: (hasAgreed: boolean) => void
  readonly submit: () => unknown
  readonly reloadDealers: () => void
  readonly close: () => void
  readonly share: (card: ShareCard) => unknown
}

export type PlaceField = 'province' | 'city' | 'dealer'

/** What can be chosen in a field of the cascade: what lies under the choices above it. */
export function choicesOf(field: PlaceField, provinces: Dealers, form: LeadForm): readonly string[] {
  if (field === 'province') return provinces.map(({ name }) => name)
  const cities = provinces.find(({ name }) => name === form.province.value)?.cities ?? []
  if (field === 'city') return cities.map(({ name }) => name)
  return cities.find(({ name }) => name === form.city.value)?.dealers ?? []
}
