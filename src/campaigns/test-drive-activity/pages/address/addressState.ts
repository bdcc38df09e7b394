import { is, array, looseObject, string } from 'valibot'
import type { City } from '../../api'

/** What the address page is opened with, in navigation state (spec 2 §2.1). `shareData` is the form's link, which stays the page's own there. */
export type AddressState = { readonly city: string; readonly beginAddress: string; readonly cityList: readonly City[]; readonly shareData: { readonly shareLink: string } }

const addressState = looseObject({ city: string(), beginAddress: string(), cityList: array(looseObject({ code: string(), name: string() })), shareData: looseObject({ shareLink: string() }) })

/** The state as it was given; undefined where the page was opened by its address alone. */
export function readAddressState(state: unknown): AddressState | undefined {
  return is(addressState, state) ? state : undefined
}
