import { parse } from 'valibot'
import { placesReply } from './contract'
import { parsePlaces, toPlaceQuery } from './model'

const station = { name: 'Station', address: [], location: '121.4737,31.2304', cityname: 'Shanghai', typecode: '150200' }
const gate = (index: number) => ({ sname: `Gate ${index}`, name: `Station Gate ${index}`, address: `Road ${index}`, location: `121.47${index},31.23` })
const read = (...pois: unknown[]) => parsePlaces(parse(placesReply, { status: '1', pois }))

it('asks with the parameters of spec 2 §7.1', () => {
  expect(toPlaceQuery({ keywords: 'Hotel', city: 'Shanghai' })).toEqual({ output: 'json', children: 1, page: 1, offset: 20, extensions: 'all', keywords: 'Hotel', city: 'Shanghai', types: undefined })
})

it('asks for types 150000 when there are no keywords (spec 2 §7.1)', () => {
  expect(toPlaceQuery({ keywords: '', city: 'Shanghai' })).toMatchObject({ keywords: '', types: '150000' })
})

it('keeps every digit of a position', () => {
  expect(read(station)).toEqual([{ name: 'Station', address: '', lon: '121.4737', lat: '31.2304', city: 'Shanghai', typeCode: '150200', parts: [] }])
})

it('shows at most 6 sub-places (spec 2 §9)', () => {
  const [place] = read({ ...station, children: Array.from({ length: 9 }, (_, index) => gate(index)) })
  expect(place?.parts).toHaveLength(6)
  expect(place?.parts[1]).toEqual({ label: 'Gate 1', name: 'Station Gate 1', address: 'Road 1', lon: '121.471', lat: '31.23', city: 'Shanghai', typeCode: '150200' })
})

it.each([undefined, null, '', []])('leaves out a place whose name is %j, and shows the others', (name) => {
  expect(read({ ...station, name }, station, null, { ...station, name: 'Hotel' }).map((place) => place.name)).toEqual(['Station', 'Hotel'])
})

it.each(['', 'nowhere', '121.4', '121.4,', '1,2,3'])('leaves out a place at "%s"', (location) => {
  expect(read({ ...station, location })).toEqual([])
})
