import type { Address, AddressData, AddressRecord } from './addressData'

const record: AddressRecord = { prize: { name: '车载香薰礼盒', image: '' }, address: undefined, isShipped: false, parcel: { carrier: '', number: '', shippedAt: '' } }

const address: Address = { name: '李雷', phone: '13512345678', region: { code: '310101', names: ['上海市', '上海市', '黄浦区'] }, detail: '南京东路100号人民公寓3号楼502室' }
const saved: AddressRecord = { ...record, address }

const regions = [{ value: '310000', label: '上海市', below: [{ value: '310100', label: '上海市', below: [{ value: '310101', label: '黄浦区' }, { value: '310115', label: '浦东新区' }] }] }]

const draft = { name: '李雷', phone: '13512345678', region: '上海市 上海市 黄浦区', regionCode: '310101', detail: '南京东路100号' }

const sample: AddressData = { mode: 'writing', record, draft, wrong: [], regions, isBusy: false }

const blank = { name: '', phone: '', region: '', regionCode: '', detail: '' }

/** What the page shows in each of its states. */
export const addressStates = {
  default: sample,
  empty: { ...sample, draft: blank },
  wrong: { ...sample, draft: { ...blank, name: '李7' }, wrong: ['name', 'phone', 'region', 'detail'] },
  saved: { ...sample, mode: 'saved' as const, record: saved },
  shipped: { ...sample, mode: 'shipped' as const, record: { ...saved, isShipped: true, address: { ...address, phone: '135****5678' }, parcel: { carrier: '顺丰速运', number: 'SF1234567890123', shippedAt: '2026-11-19 10:30' } } },
  invalid: { ...sample, mode: 'missing' as const, record: undefined },
}
