import type { PickerChoice } from '@/blocks/pickerSheet/cascade'

/** A region down to the district: its code, and its names from the province down. */
export type Region = { readonly code: string; readonly names: readonly [province: string, city: string, district: string] }

export type Address = { readonly name: string; readonly phone: string; readonly region: Region; readonly detail: string }

/** What is sent where: the thing, the address once there is one, and what has become of the parcel. */
export type AddressRecord = {
  readonly prize: { readonly name: string; readonly image: string }
  /** Undefined while none is given. */
  readonly address: Address | undefined
  /** A shipped prize's address can no longer be changed. */
  readonly isShipped: boolean
  readonly parcel: { readonly carrier: string; readonly number: string; readonly shippedAt: string }
}

/** The fields of the form. `region` is the names of the region, joined by blanks; `regionCode` is its code. */
export const ADDRESS_FIELDS = ['name', 'phone', 'region', 'detail'] as const
export type AddressField = (typeof ADDRESS_FIELDS)[number]
export type AddressDraft = Readonly<Record<AddressField | 'regionCode', string>>

export type AddressData = {
  /** `missing`: the record is not there, or not this user's. */
  readonly mode: 'writing' | 'saved' | 'shipped' | 'missing'
  readonly record: AddressRecord | undefined
  readonly draft: AddressDraft
  /** The fields that failed validation. */
  readonly wrong: readonly string[]
  /** Undefined while they load, null when they could not be loaded. */
  readonly regions: readonly PickerChoice[] | null | undefined
  readonly isBusy: boolean
}

export type AddressActions = {
  readonly edit: (field: 'name' | 'phone' | 'detail', value: string) => void
  /** The codes from the province down. */
  readonly chooseRegion: (codes: readonly string[]) => void
  readonly reloadRegions: () => void
  readonly save: () => unknown
  /** Opens the form for a saved address. */
  readonly change: () => void
  /** Closes the form without a change. */
  readonly keep: () => void
  readonly leave: () => void
}
