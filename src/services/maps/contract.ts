import { nullish, pipe, transform, unknown, type GenericSchema } from 'valibot'
import { jsonObject } from '@/lib/reply/jsonObject'
import { words } from '@/lib/reply/fields'
import { rows } from '@/lib/reply/rows'

/** The maps service writes an empty list where it has no text. */
const text = pipe(
  nullish(unknown() as GenericSchema<string | readonly unknown[]>, ''),
  transform((value) => (Array.isArray(value) ? '' : value) as string | null | undefined),
  words,
)

/** 'lon,lat', both in degrees. */
const location = text

/** An entrance, a gate, a terminal of a place. */
export const subPlaceReply = jsonObject({ sname: text, name: text, address: text, location })

/** Place items of GET /place/text (spec 2 §3). */
export const placeReply = jsonObject({ name: text, address: text, location, cityname: text, typecode: text, children: rows(subPlaceReply) })

export const placesReply = jsonObject({ pois: rows(placeReply) })
