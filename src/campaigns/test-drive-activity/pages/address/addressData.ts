import type { Place } from '@/services/maps'
import type { City } from '../../model'
import type { PlaceSearch } from './placeSearch'

export type AddressData = {
  readonly city: string
  readonly cityList: readonly City[]
  readonly keyword: string
  /** What has been chosen before; '' at first. */
  readonly beginAddress: string
  readonly search: PlaceSearch
}

export type AddressActions = {
  readonly chooseCity: (city: string) => void
  readonly type: (keyword: string) => void
  readonly pick: (place: Place) => void
  readonly retry: () => void
}
