import { defineEndpoint, numberOf, textOf, type EndpointContext } from '../calls/endpoint'
import { PLACES, type SeedPlace } from '../seeds/places'

const reply = (body: object): Response => Response.json(body)
const refused = (info: string, infocode: string): Response => reply({ status: '0', info, infocode })

/** As the service does: kinds by their first two digits, words anywhere in name or address. */
function search(context: EndpointContext): readonly SeedPlace[] {
  const keywords = textOf(context, 'keywords').trim().toLowerCase()
  const kind = textOf(context, 'types').slice(0, 2)
  const city = textOf(context, 'city')
  const isThere = (place: SeedPlace) => city === '' || place.city === city || place.city.startsWith(city)
  const isMeant = ({ name, address }: SeedPlace) => keywords.split(/\s+/).every((word) => `${name}${address}`.toLowerCase().includes(word))
  return PLACES.filter((place) => isThere(place) && isMeant(place) && (kind === '' || place.typecode.startsWith(kind)))
}

/** The service writes an empty list where it has no text, and its numbers as text. */
function toPoi({ name, address, city, lon, lat, typecode, children = [] }: SeedPlace, index: number) {
  const at = (x: number, y: number) => `${x.toFixed(6)},${y.toFixed(6)}`
  return {
    id: `B00155${String(index).padStart(4, '0')}`,
    name: name === '' ? [] : name,
    address: address === '' ? [] : address,
    location: at(lon, lat),
    cityname: city,
    typecode,
    children: children.map(([sname, x, y]) => ({ name: `${name}${sname}`, sname, address: address === '' ? [] : address, location: at(x, y) })),
  }
}

function found(context: EndpointContext, places: readonly SeedPlace[]): Response {
  if (textOf(context, 'key') === '') return refused('INVALID_USER_KEY', '10001')
  if (textOf(context, 'keywords') === '' && textOf(context, 'types') === '') return refused('MISSING_REQUIRED_PARAMS', '20000')
  const page = numberOf(context, 'page', 1)
  const offset = numberOf(context, 'offset', 20)
  const pois = places.slice((page - 1) * offset, page * offset).map(toPoi)
  return reply({ status: '1', info: 'OK', infocode: '10000', count: String(places.length), pois })
}

/** The maps service (spec 2 §7.1), with its own reply form. */
export const mapsEndpoints = [
  defineEndpoint({
    name: 'searchPlaces',
    method: 'GET',
    path: '/place/text',
    outcomes: {
      ok: (context) => found(context, search(context)),
      none: (context) => found(context, []),
      empty: (context) => found(context, []),
      many: (context) => found(context, PLACES),
      invalidKey: () => refused('INVALID_USER_KEY', '10001'),
      /** Of one place the service has no name. */
      unnamed: (context) => {
        const [first, ...others] = search(context)
        return found(context, first ? [{ ...first, name: '', children: [] }, ...others] : [])
      },
      malformed: () => reply({ status: '1', info: 'OK', pois: 'unexpected' }),
    },
  }),
]
