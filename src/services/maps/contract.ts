import { nullish, pipe, transform, unknown, type GenericSchema } from 'valibot'
import { jsonObject } from '@/lib/reply/jsonObject'
import { text } from '@/lib/reply/fields'
import { rows } from '@/lib/reply/rows'

/** The maps service writes an empty list where it has no text. */
const textOrList = pipe(
  nullish(unknown() as GenericSchema<string | readonly unknown[]>, ''),
  transform((value) => (Array.isArray(value) ? '' : value) as string | null | undefined),
  text,
)

/** 'lon,lat', both in degrees. */
const location = textOrList

/** An entrance, a gate, a terminal of a place. */
export const subPlaceReply = jsonObject({ sname: textOrList, name: textOrList, address: textOrList, location })

/** Place items of GET /place/text (spec 2 §3). */
export const placeReply = jsonObject({ name: textOrList, address: textOrList, location, cityname: textOrList, typecode: textOrList, children: rows(subPlaceReply) })

export const placesReply = jsonObject({ pois: rows(placeReply) })
