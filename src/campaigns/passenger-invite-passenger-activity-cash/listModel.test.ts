import { toListOwner } from './listModel'

it('asks for the lists of whoever is logged in, with city and channel where they are known (campaigns.md §0.4)', () => {
  expect(toListOwner({ sourceId: 'S1', cityCode: '310000', channel: 'WX' }, { id: 'U1' })).toEqual({ sourceId: 'S1', userUid: 'U1', cityCode: '310000', channel: 'WX' })
  expect(toListOwner({ sourceId: null, cityCode: null, channel: null }, { id: null })).toEqual({ sourceId: '', userUid: '' })
})
