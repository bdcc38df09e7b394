import { array, nullish, pipe, string, transform, union, unknown } from 'valibot'
import { jsonObject } from '@/lib/jsonObject'

/** The maps service writes an empty list where it has no text. */
const looseText = pipe(
  nullish(union([string(), array(unknown())]), ''),
  transform((value) => (typeof value === 'string' ? value : '')),
)

/** 'lon,lat', both in degrees. */
const location = looseText

/** An entrance, a gate, a terminal of a place. */
export const subPlaceReply = jsonObject({ sname: looseText, name: looseText, address: looseText, location })

/** Place items of GET /place/text (spec 2 §3). */
export const placeReply = jsonObject({ name: string(), address: looseText, location, cityname: looseText, typecode: looseText, children: nullish(array(subPlaceReply)) })

export const placesReply = jsonObject({ pois: array(placeReply) })
