import type { BookingField, BookingForm, LeadField, LeadForm } from '@/features/testDrive'
import { isPhone } from '@/lib/phone'
import type { Dealers } from '../api'

/** Spec 2 §5. */
export const NAME_LENGTH = 6

/** Chinese characters are those that Unicode counts to the Han script, 々 and 〇 among them. A literal: Babel writes the script out for engines that do not know it. */
const NAME = /^[A-Za-z\p{Script=Han}]+$/u

/** Required, Chinese characters or Latin letters only, at most 6 (spec 2 §5). */
export const isName = (name: string): boolean => NAME.test(name) && toName(name) === name

/** What fits into the name field: blanks around it and characters beyond the sixth go; a character beyond the basic plane counts as one. */
export function toName(typed: string): string {
  return (typed.trim().match(/[\ud800-\udbff][\udc00-\udfff]|[^]/g) ?? []).slice(0, NAME_LENGTH).join('')
}

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

/** The lead form's cascade: what can be chosen in one hangs on those before it. */
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
