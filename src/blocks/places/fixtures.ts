import type { PlaceData } from './placeData'

const station = { name: '人民广场(地铁站)', address: '1号线;2号线;8号线', lon: '121.475190', lat: '31.232781', city: '上海市', typeCode: '150500', parts: [] }

const found: PlaceData = {
  city: '上海市',
  cityList: [{ code: '310000', name: '上海市' }, { code: '320500', name: '苏州市' }],
  keyword: '',
  chosen: '',
  search: { status: 'found', places: [station] },
}

export const placeFixtures = {
  default: found,
  searching: { ...found, search: { status: 'searching' } },
  failed: { ...found, search: { status: 'failed' } },
  none: { ...found, keyword: '没有的地方', search: { status: 'none' } },
} satisfies Record<string, PlaceData>
