import { isName } from '@/blocks/formParts/personName'
import { columnsOf, type PickerChoice } from '@/blocks/pickerSheet/cascade'
import { isPhone } from '@/lib/phone'
import { ADDRESS_FIELDS, type Address, type AddressDraft, type AddressField, type AddressRecord, type Region } from './addressData'

/** A street and a number at least; what fits on a label at most. */
const DETAIL = { min: 4, max: 80 }
export const DETAIL_MAX = DETAIL.max

const LEVELS = 3

const RULES: Readonly<Record<AddressField, (draft: AddressDraft) => boolean>> = {
  name: ({ name }) => isName(name),
  phone: ({ phone }) => isPhone(phone),
  region: ({ regionCode }) => regionCode !== '',
  detail: ({ detail }) => detail.trim().length >= DETAIL.min && detail.trim().length <= DETAIL.max,
}

/** The fields that cannot be sent as they are, in their order (spec 2 §5 for name and phone). */
export const invalidAddress = (draft: AddressDraft): readonly AddressField[] => ADDRESS_FIELDS.filter((field) => !RULES[field](draft))

const EMPTY: AddressDraft = { name: '', phone: '', region: '', regionCode: '', detail: '' }

/** What stands in the form: what was typed; blank where nothing was. */
export const draftFrom = (values: Readonly<Record<string, string>>): AddressDraft => ({ ...EMPTY, ...values })

/** A region as it is read: a municipality is its own city, and named once. */
export const regionInWords = (names: readonly string[]): string => [...new Set(names)].join(' ')

/** A saved address as the form writes it. A phone that the server masks has to be typed anew. */
export const draftOfAddress = ({ name, phone, region, detail }: Address): AddressDraft => ({ name, phone: isPhone(phone) ? phone : '', region: region.names.join(' '), regionCode: region.code, detail })

/** Whether something would be lost with the draft. */
export function isUnsaved(draft: AddressDraft, saved: Address | undefined): boolean {
  const before = saved ? draftOfAddress(saved) : EMPTY
  return (Object.keys(EMPTY) as (keyof AddressDraft)[]).some((field) => draft[field] !== before[field])
}

/** The address that a form without faults says. */
export function toAddress({ name, phone, region, regionCode, detail }: AddressDraft): Address {
  const [province = '', city = '', district = ''] = region.split(' ')
  return { name, phone, region: { code: regionCode, names: [province, city, district] }, detail: detail.trim() }
}

/** The region at the end of these codes; undefined where they lead to none of the third level. */
export function regionAt(choices: readonly PickerChoice[], codes: readonly string[]): Region | undefined {
  const [province, city, district] = columnsOf(choices, codes).map((column, at) => column.find(({ value }) => value === codes[at])?.label)
  const code = codes[LEVELS - 1]
  return province && city && district && code ? { code, names: [province, city, district] } : undefined
}

/** The codes from the province down to this district; empty where the tree has it not. */
export function codesOf(choices: readonly PickerChoice[], districtCode: string): readonly string[] {
  for (const { value, below = [] } of choices) {
    if (value === districtCode) return [value]
    const rest = codesOf(below, districtCode)
    if (rest.length > 0) return [value, ...rest]
  }
  return []
}

/** What the page is, of a record that is there. */
export function modeOf({ isShipped, address }: AddressRecord, isWriting: boolean): 'writing' | 'saved' | 'shipped' {
  if (isShipped) return 'shipped'
  return isWriting || !address ? 'writing' : 'saved'
}
