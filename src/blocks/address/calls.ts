import type { InferOutput } from 'valibot'
import type { PickerChoice } from '@/blocks/pickerSheet/cascade'
import { jsonObject } from '@/lib/reply/jsonObject'
import { strictText } from '@/lib/reply/fields'
import { rows } from '@/lib/reply/rows'
import { action, injectCalls, query, rewardAddressReply } from '@/services/candle'
import type { Address, AddressRecord } from './addressData'

const districtReply = jsonObject({ code: strictText, name: strictText })
const cityReply = jsonObject({ code: strictText, name: strictText, children: rows(districtReply) })
const provinceReply = jsonObject({ code: strictText, name: strictText, children: rows(cityReply) })
const regionsReply = jsonObject({ list: rows(provinceReply) })

type Named = { readonly code: string; readonly name: string; readonly children?: readonly Named[] }

/** A place without one below it cannot be chosen down to the district. */
const toChoices = (list: readonly Named[]): readonly PickerChoice[] =>
  list.flatMap(({ code, name, children }) => (children?.length === 0 ? [] : [{ value: code, label: name, ...(children && { below: toChoices(children) }) }]))

/** Where can be sent to, from the provinces down to the districts: the same for every campaign. */
export const { useQueryRegionListQuery } = injectCalls({ queryRegionList: query({ reply: regionsReply, parse: ({ list }) => toChoices(list) }) })

function parseRecord({ reward, address, shipped, carrierName, trackingNo, shipTime }: InferOutput<typeof rewardAddressReply>): AddressRecord | null {
  if (!reward) return null
  return {
    prize: { name: reward.rewardName, image: reward.imgUrl },
    address: address?.detail ? { name: address.name, phone: address.phone, region: { code: address.regionCode, names: [address.province, address.city, address.district] }, detail: address.detail } : undefined,
    isShipped: shipped,
    parcel: { carrier: carrierName, number: trackingNo, shippedAt: shipTime.slice(0, 16) },
  }
}

export type AddressOf = { readonly recordId: string }
export type AddressOrder = AddressOf & { readonly address: Address }

const sendRecord = ({ recordId }: AddressOf) => ({ rewardId: recordId })

/** A campaign's call for the address of one of its rewards: `queryXRewardAddress: addressQuery()`. */
export const addressQuery = () => query({ reply: rewardAddressReply, parse: parseRecord, send: sendRecord })

/** The one that saves it; `refreshes` names the calls that show whether there is one, the address's own among them. */
export const addressSave = ({ refreshes }: { readonly refreshes: readonly string[] }) =>
  action({
    reply: rewardAddressReply,
    parse: parseRecord,
    send: ({ recordId, address: { name, phone, region, detail } }: AddressOrder) => {
      const [province, city, district] = region.names
      return { rewardId: recordId, name, phone, regionCode: region.code, province, city, district, detail }
    },
    refreshes,
  })
