import type { TypedUseMutation, TypedUseQuery } from '@reduxjs/toolkit/query/react'
import type { baseQuery } from '@/api/baseQuery'
import { definePage, type Page } from '@/blocks/definePage'
import { FormSkeleton } from '@/blocks/formParts/FormSkeleton'
import { collectSlice } from '@/features/collect'
import { useMessages } from '@/lib/i18n'
import type { ActionArg, CallArg } from '@/services/candle'
import { SkeletonScreen } from '@/ui/feedback/Skeleton'
import { Hero } from '@/ui/layout/Hero'
import { PageFrame } from '@/ui/layout/PageFrame'
import { ADDRESS_FIELDS, type AddressActions, type AddressData, type AddressRecord } from './addressData'
import { AddressView } from './AddressView'
import type { AddressOf, AddressOrder } from './calls'
import { addressConfig } from './config'
import { addressStates } from './fixtures'
import { addressMessages } from './messages'
import { ParcelScene } from './ParcelScene'
import { PrizeSkeleton } from './PrizeCard'
import { useAddress } from './useAddress'

export type AddressPageOptions = {
  /** The campaign's `addressQuery()` and `addressSave()`: null is a record that is not there. */
  readonly useAddressOf: TypedUseQuery<AddressRecord | null, CallArg<AddressOf>, typeof baseQuery>
  readonly useSave: TypedUseMutation<AddressRecord | null, ActionArg<AddressOrder>, typeof baseQuery>
  /** The page of the campaign that the user goes back to: its list of prizes, or '' for the home. */
  readonly exitRoute: string
  /** The parameter of the page's address that names the record; `rewardId` unless given. */
  readonly param?: string
}

/** Where a prize is sent: a form while there is no address, the address until the prize is on its way, and from then on nothing that can be changed. */
export function addressPage(configKey: string, options: AddressPageOptions): Page<typeof addressConfig, AddressData, AddressActions> {
  return definePage({
    kind: 'address',
    config: addressConfig,
    slices: [collectSlice],
    fixtures: addressStates,
    useDefaults: () => {
      const { title, headline, subline, save, note } = useMessages(addressMessages)
      return { title, headline, subline, buttonText: save, note }
    },
    actionNames: ['edit', 'chooseRegion', 'reloadRegions', 'save', 'change', 'keep', 'leave'],
    useLive: () => useAddress(configKey, options),
    View: AddressView,
    Skeleton: () => {
      const { headline, subline, card } = useMessages(addressMessages)
      return (
        <PageFrame hero={<Hero headline={headline} subline={subline} scene={<ParcelScene />} />}>
          <SkeletonScreen>
            <PrizeSkeleton />
            <FormSkeleton title={card} rows={ADDRESS_FIELDS.length} />
          </SkeletonScreen>
        </PageFrame>
      )
    },
  })
}
