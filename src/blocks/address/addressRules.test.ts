import type { AddressRecord } from './addressData'
import { codesOf, draftFrom, draftOfAddress, invalidAddress, isUnsaved, modeOf, regionAt, regionInWords, toAddress } from './addressRules'

const typed = draftFrom({ name: '李雷', phone: '13512345678', region: '上海市 上海市 黄浦区', regionCode: '310101', detail: ' 南京东路100号 ' })
const address = toAddress(typed)
const record: AddressRecord = { prize: { name: '礼盒', image: '' }, address: undefined, isShipped: false, parcel: { carrier: '', number: '', shippedAt: '' } }
const choices = [{ value: '310000', label: '上海市', below: [{ value: '310100', label: '上海市', below: [{ value: '310101', label: '黄浦区' }] }] }]

it.each([
  ['all of it', {}, []],
  ['a name in figures', { name: '李7' }, ['name']],
  ['a short phone', { phone: '135' }, ['phone']],
  ['no region', { regionCode: '' }, ['region']],
  ['a street without a house', { detail: ' 路 ' }, ['detail']],
  ['a novel', { detail: '路'.repeat(81) }, ['detail']],
  ['nothing', { name: '', phone: '', regionCode: '', detail: '' }, ['name', 'phone', 'region', 'detail']],
])('judges %s (spec 2 §5)', (_, change, wrong) => {
  expect(invalidAddress({ ...typed, ...change })).toEqual(wrong)
})

it('says what is sent, and writes it again as it was', () => {
  expect(address).toEqual({ name: '李雷', phone: '13512345678', region: { code: '310101', names: ['上海市', '上海市', '黄浦区'] }, detail: '南京东路100号' })
  expect(toAddress(draftOfAddress(address))).toEqual(address)
  expect(draftOfAddress({ ...address, phone: '135****5678' }).phone).toBe('')
})

it.each([
  ['nothing', draftFrom({}), undefined, false],
  ['a name', draftFrom({ name: '李' }), undefined, true],
  ['the saved one as it is', draftOfAddress(address), address, false],
  ['the saved one with another door', { ...draftOfAddress(address), detail: '南京东路101号' }, address, true],
])('knows whether %s would be lost', (_, draft, saved, isLost) => {
  expect(isUnsaved(draft, saved)).toBe(isLost)
})

it.each([
  ['no address', record, false, 'writing'],
  ['an address', { ...record, address }, false, 'saved'],
  ['an address that is written anew', { ...record, address }, true, 'writing'],
  ['a prize on its way, with a draft', { ...record, address, isShipped: true }, true, 'shipped'],
])('shows %s', (_, of, isWriting, mode) => {
  expect(modeOf(of, isWriting)).toBe(mode)
})

it('finds a district by its codes, and its codes by the district', () => {
  expect(regionAt(choices, ['310000', '310100', '310101'])).toEqual(address.region)
  expect(regionAt(choices, ['310000', '310100'])).toBeUndefined()
  expect(codesOf(choices, '310101')).toEqual(['310000', '310100', '310101'])
  expect(codesOf(choices, '999999')).toEqual([])
})

it('names a municipality once, and every other city with its province', () => {
  expect(regionInWords(address.region.names)).toBe('上海市 黄浦区')
  expect(regionInWords(['浙江省', '杭州市', '西湖区'])).toBe('浙江省 杭州市 西湖区')
})
