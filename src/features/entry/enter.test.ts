import { configureStore } from '@reduxjs/toolkit'
import type { Environment } from '@config/env'
import { chooseEnvironment } from '@config/env'
import type { Transport } from '@/api/baseQuery'
import { enter, enterCampaign } from './enter'
import { noEntry, type EntryState } from './entry'
import { entryReducer, trackingCleared } from './entrySlice'

const dev = chooseEnvironment('localhost', null).environment
const prod = chooseEnvironment('h5.ride-market.example', null).environment
const cash = { prefix: 'cash', developmentSourceId: 'DEVCASH' }
const turntable = { prefix: 'turntable', developmentSourceId: 'DEVTURN' }

function start(environment: Environment, kept: Partial<EntryState> = {}) {
  const extraArgument = { environment } as Transport
  const store = configureStore({
    reducer: { entry: entryReducer },
    preloadedState: { entry: { ...noEntry, ...kept } },
    middleware: (defaults) => defaults({ thunk: { extraArgument } }),
  })
  return { dispatch: store.dispatch, entry: () => store.getState().entry }
}

beforeEach(() => sessionStorage.clear())

it('merges the address over what was kept', () => {
  const { dispatch, entry } = start(prod, { campaign: 'cash', sourceId: 'OLD', channel: 'A', isApp: 1 })
  dispatch(enter({ prefix: 'cash', search: '?channel=B', cookies: '' }))
  expect(entry()).toMatchObject({ sourceId: 'OLD', channel: 'B', isApp: 1 })
})

it('gives the tab one device id of 32 characters (spec 1 §3)', () => {
  const { dispatch, entry } = start(prod)
  dispatch(enter({ prefix: 'cash', search: '', cookies: '' }))
  const { deviceId } = entry()
  expect(deviceId).toHaveLength(32)
  dispatch(enter({ prefix: 'cash', search: '', cookies: '' }))
  expect(entry().deviceId).toBe(deviceId)
  const later = start(prod)
  later.dispatch(enter({ prefix: 'cash', search: '', cookies: '' }))
  expect(later.entry().deviceId).toBe(deviceId)
})

it('has a device id in a preview, and keeps none (spec 2 §2.5)', () => {
  const { dispatch, entry } = start(prod)
  dispatch(enter({ prefix: 'cash', search: '', cookies: '', isPreview: true }))
  expect(entry().deviceId).toHaveLength(32)
  expect(sessionStorage).toHaveLength(0)
})

it('has a device id where storage is blocked', () => {
  const own = Object.getOwnPropertyDescriptor(window, 'sessionStorage')
  Object.defineProperty(window, 'sessionStorage', { configurable: true, get: () => { throw new Error('blocked') } })
  const { dispatch, entry } = start(prod)
  dispatch(enter({ prefix: 'cash', search: '', cookies: '' }))
  if (own) Object.defineProperty(window, 'sessionStorage', own)
  expect(entry().deviceId).toHaveLength(32)
})

it('counts a kept sourceId only for the campaign that it came with', () => {
  const own = start(prod, { campaign: 'cash', sourceId: 'S1' })
  own.dispatch(enter({ prefix: 'cash', search: '', cookies: '' }))
  own.dispatch(enterCampaign(cash, ''))
  expect(own.entry()).toMatchObject({ campaign: 'cash', sourceId: 'S1' })
  own.dispatch(enterCampaign(turntable, ''))
  expect(own.entry()).toMatchObject({ campaign: 'turntable', sourceId: null })
})

it('gives a sourceId of the address to the campaign that is opened with it', () => {
  const { dispatch, entry } = start(prod, { campaign: 'cash', sourceId: 'OLD' })
  dispatch(enter({ prefix: 'cash', search: '?sourceId=NEW', cookies: '' }))
  dispatch(enterCampaign(turntable, '?sourceId=NEW'))
  expect(entry()).toMatchObject({ campaign: 'turntable', sourceId: 'NEW' })
})

it('reads a link from one campaign to another', () => {
  const { dispatch, entry } = start(prod, { campaign: 'cash', sourceId: 'OLD' })
  dispatch(enterCampaign(turntable, '?sourceId=NEW&userType=2'))
  expect(entry()).toMatchObject({ campaign: 'turntable', sourceId: 'NEW', userType: 2 })
})

describe('who invites', () => {
  const invited = { campaign: 'cash', sourceId: 'S1', activityPromotorCode: 'P1', shareSourceId: 'X', channel: 'A' }
  const none = { activityPromotorCode: null, shareSourceId: null, channel: 'A' }

  it.each([
    ['stays with the campaign', 'cash', '', invited],
    ['stays where an address of the campaign names another activity', 'cash', '?sourceId=S2', { ...invited, sourceId: 'S2' }],
    ['is another one where the address says so', 'cash', '?promotorCode=P2', { ...invited, activityPromotorCode: 'P2' }],
    ['counts for no other campaign', 'turntable', '?sourceId=S2', none],
    ['is read for another campaign from its address alone', 'turntable', '?promotorCode=P2', { ...none, activityPromotorCode: 'P2' }],
    ['is not who names a code outside the campaigns, which a number is bound to (spec 1 §4)', null, '?promotorCode=P2', invited],
  ])('%s', (_, prefix, search, expected) => {
    const { dispatch, entry } = start(prod, invited)
    dispatch(enter({ prefix, search, cookies: '' }))
    expect(entry()).toMatchObject({ activityPromotorCode: expected.activityPromotorCode, shareSourceId: expected.shareSourceId, channel: expected.channel })
  })

  it('counts for no other campaign by way of a page outside the campaigns, which names an activity', () => {
    const { dispatch, entry } = start(prod, invited)
    dispatch(enter({ prefix: null, search: '?sourceId=S2', cookies: '' }))
    dispatch(enter({ prefix: 'turntable', search: '?sourceId=S3', cookies: '' }))
    dispatch(enterCampaign(turntable, '?sourceId=S3'))
    expect(entry()).toMatchObject({ activityPromotorCode: null, shareSourceId: null })
  })

  it('counts for no other campaign that a link leads to, unless the link says so', () => {
    for (const [search, code] of [['?sourceId=S2', null], ['?sourceId=S2&promotorCode=P2', 'P2']] as const) {
      const { dispatch, entry } = start(prod, invited)
      dispatch(enterCampaign(turntable, search))
      expect(entry()).toMatchObject({ activityPromotorCode: code, shareSourceId: null })
    }
  })
})

it('shows the development activity in the dev stage only, and only where none is named', () => {
  const inDev = start(dev)
  inDev.dispatch(enterCampaign(cash, ''))
  expect(inDev.entry().sourceId).toBe('DEVCASH')
  const named = start(dev)
  named.dispatch(enter({ prefix: 'cash', search: '?sourceId=S1', cookies: '' }))
  named.dispatch(enterCampaign(cash, '?sourceId=S1'))
  expect(named.entry().sourceId).toBe('S1')
  const inProd = start(prod)
  inProd.dispatch(enterCampaign(cash, ''))
  expect(inProd.entry().sourceId).toBeNull()
})

it('forgets the tracking parameters, but for what the address still says (spec 1 §4)', () => {
  const { dispatch, entry } = start(prod, { campaign: 'cash', sourceId: 'S1', activityPromotorCode: 'P1', shareSourceId: 'X', channel: 'A', shareSchannel: 'wx', cityCode: '310000' })
  dispatch(trackingCleared({ channel: 'A' }))
  expect(entry()).toMatchObject({ campaign: 'cash', sourceId: 'S1', cityCode: '310000', channel: 'A', activityPromotorCode: null, shareSourceId: null, shareSchannel: null })
})

it.each([
  ['cash', '', { needReturn: 1, companyId: 'C1' }],
  ['turntable', '', { needReturn: 0, companyId: null }],
  ['turntable', '?needReturn=1&companyId=C2', { needReturn: 1, companyId: 'C2' }],
])('knows where a friend returns to from the address that its campaign was opened by: %s%s (spec 1 §2)', (prefix, search, expected) => {
  const { dispatch, entry } = start(prod)
  dispatch(enter({ prefix: 'cash', search: '?sourceId=S1&needReturn=1&companyId=C1', cookies: '' }))
  dispatch(enterCampaign(cash, '?sourceId=S1&needReturn=1&companyId=C1'))
  dispatch(enterCampaign(prefix === 'cash' ? cash : turntable, search))
  expect(entry()).toMatchObject(expected)
})

it('takes a user of another campaign for a passenger again, unless its address says otherwise (spec 2 §4)', () => {
  const { dispatch, entry } = start(prod, { campaign: 'cash', userType: 2, passengerChannel: 2 })
  dispatch(enterCampaign(cash, ''))
  expect(entry()).toMatchObject({ userType: 2, passengerChannel: 2 })
  dispatch(enterCampaign(turntable, '?passengerChannel=2'))
  expect(entry()).toMatchObject({ userType: 1, passengerChannel: 2 })
})
