import { isName } from '@/blocks/formParts/personName'
import type { BookingField, BookingForm, LeadField, LeadForm } from '@/features/testDrive'
import { isPhone } from '@/lib/phone'
import type { Dealers } from '../api'

/** What a booking cannot do without. City and car model come with the pick-up point and the activity. */
export const REQUIRED_OF_BOOKING = ['name', 'phone', 'experienceTime', 'originPoi'] as const satisfies readonly BookingField[]
export const REQUIRED_OF_LEAD = ['name', 'phone', 'province', 'city', 'dealer'] as const satisfies readonly LeadField[]

function isRight(field: string, value: string): boolean {
  if (field === 'name') return isName(value)
  if (field === 'phone') return isPhone(value)
  return value !== ''
}

/** The fields that are wrong, in the order they stand in. */
export const invalidBookingFields = (form: BookingForm): readonly BookingField[] => REQUIRED_OF_BOOKING.filter((field) => !isRight(field, form[field].value))
export const invalidLeadFields = (form: LeadForm): readonly LeadField[] => REQUIRED_OF_LEAD.filter((field) => !isRight(field, form[field].value))

/** The lead form's cascade: the choices of a field depend on the fields before it. */
export const PLACES = ['province', 'city', 'dealer'] as const

export type PlaceField = (typeof PLACES)[number]

/** Which field is to be chosen first, where a user wants to choose `wanted`: the first one up to it that is empty. */
export const firstToChoose = (wanted: PlaceField, form: LeadForm): PlaceField => PLACES.slice(0, PLACES.indexOf(wanted)).find((field) => form[field].value === '') ?? wanted

/** What can be chosen in a field of the lead form's cascade: what lies under the choices above it. */
export function choicesOf(field: PlaceField, provinces: Dealers, form: LeadForm): readonly string[] {
  if (field === 'province') return provinces.map(({ name }) => name)
  const cities = provinces.find(({ name }) => name === form.province.value)?.cities ?? []
  if (field === 'city') return cities.map(({ name }) => name)
  return cities.find(({ name }) => name === form.city.value)?.dealers ?? []
}
