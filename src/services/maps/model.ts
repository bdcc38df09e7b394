import type { InferOutput } from 'valibot'
import type { placeReply, placesReply, subPlaceReply } from './contract'

/** A possible pick-up point. Degrees are kept as the texts that the service sent, so that no digit is lost. */
export type Place = {
  readonly name: string
  readonly address: string
  readonly lon: string
  readonly lat: string
  readonly city: string
  /** The service's code for its kind of place. */
  readonly typeCode: string
}

export type PlaceWithParts = Place & { readonly parts: readonly (Place & { readonly label: string })[] }

/** Spec 2 §9. */
const PARTS = 6
const PAGE_SIZE = 20

/** Transport facilities: the types of a pick-up point while there are no keywords (spec 2 §7.1). */
const TRANSPORT = '150000'

export type PlaceQuestion = { readonly keywords: string; readonly city: string }

export function toPlaceQuery({ keywords, city }: PlaceQuestion) {
  return { output: 'json', children: 1, page: 1, offset: PAGE_SIZE, extensions: 'all', keywords, city, types: keywords === '' ? TRANSPORT : undefined }
}

/** A place without a name or a position cannot be a destination and is left out. */
export function parsePlaces({ pois }: InferOutput<typeof placesReply>): readonly PlaceWithParts[] {
  return pois.flatMap((poi) => {
    const place = parsePlace(poi)
    return place ? [{ ...place, parts: parseParts(poi, place) }] : []
  })
}

function parsePlace({ name, address, location, cityname, typecode }: InferOutput<typeof placeReply>): Place | undefined {
  const position = parseLocation(location)
  return position && name ? { name, address, ...position, city: cityname, typeCode: typecode } : undefined
}

function parseParts({ children }: InferOutput<typeof placeReply>, place: Place): PlaceWithParts['parts'] {
  return children.slice(0, PARTS).flatMap((child: InferOutput<typeof subPlaceReply>) => {
    const position = parseLocation(child.location)
    const name = child.name || child.sname
    return position && name ? [{ ...place, name, label: child.sname || name, address: child.address || place.address, ...position }] : []
  })
}

function parseLocation(location: string): Pick<Place, 'lon' | 'lat'> | undefined {
  const [, lon, lat] = /^(-?\d{1,3}(?:\.\d+)?),(-?\d{1,2}(?:\.\d+)?)$/.exec(location) ?? []
  return lon !== undefined && lat !== undefined ? { lon, lat } : undefined
}
