import { entryPersist } from './entry.persist'

const whole = { campaign: 'cash-1', sourceId: 'S1', activityPromotorCode: 'P1', shareSourceId: 'X', channel: 'A', shareSchannel: 'wx', cityCode: '310000', fingerId: 'f1', isApp: 1, isNavBar: 1, isMinsheng: 0 }

it('keeps the app storage of spec 1 §3, and the campaign of the sourceId', () => {
  expect([...entryPersist.whitelist].sort()).toEqual(Object.keys(whole).sort())
  expect(entryPersist.deserialize(whole)).toEqual(whole)
})

it('does not bring back a sourceId that belongs to no campaign', () => {
  expect(entryPersist.deserialize({ ...whole, campaign: '../x' })).toMatchObject({ campaign: null, sourceId: null, channel: 'A' })
})

it('holds what was kept to the rules of an address', () => {
  expect(entryPersist.deserialize({ campaign: 'cash', sourceId: '<script>', channel: 5, cityCode: '310000\n', isApp: '1' })).toEqual({
    campaign: 'cash', sourceId: null, activityPromotorCode: null, shareSourceId: null, channel: null, shareSchannel: null, cityCode: null, fingerId: '', isApp: 0, isNavBar: 0, isMinsheng: 0,
  })
})
