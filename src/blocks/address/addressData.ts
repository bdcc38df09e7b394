import type { Choice } from '@/blocks/picker/cascade'

/** A region down to the district: its code, and its names from the province down. */
export type Region = { readonly code: string; readonly names: readonly [province: string, city: string, district: string] }

export type Address = { readonly name: string; readonly phone: string; readonly region: Region; readonly detail: string }

/** What is sent where: the thing, the address once there is one, and what has become of the parcel. */
export type AddressRecord = {
  readonly prize: { readonly name: string; readonly image: string }
  /** Undefined while none is given. */
  readonly address: Address | undefined
  /** From then on the address stays as it is. */
  readonly isShipped: boolean
  readonly parcel: { readonly carrier: string; readonly number: string; readonly shippedAt: string }
}

/** What is typed and chosen, as the draft keeps it: the region's names with blanks between them. */
export const ADDRESS_FIELDS = ['name', 'phone', 'region', 'detail'] as const
export type AddressField = (typeof ADDRESS_FIELDS)[number]
export type AddressDraft = Readonly<Record<AddressField | 'regionCode', string>>

export type AddressData = {
  /** `missing`: the record is not there, or not this user's. */
  readonly mode: 'writing' | 'saved' | 'shipped' | 'missing'
  readonly record: AddressRecord | undefined
  readonly draft: AddressDraft
  readonly wrong: readonly string[]
  /** Undefined while they are on their way, null where they could not be had. */
  readonly regions: readonly Choice[] | null | undefined
  readonly isBusy: boolean
}

export type AddressActions = {
  readonly edit: (field: 'name' | 'phone' | 'detail', value: string) => void
  /** The codes from the province down. */
  readonly chooseRegion: (codes: readonly string[]) => void
  readonly reloadRegions: () => void
  readonly save: () => unknown
  /** Writes a saved address anew. */
  readonly change: () => void
  /** Leaves the saved one as it is. */
  readonly keep: () => void
  readonly leave: () => void
}
