import { is, type GenericSchema } from 'valibot'
import { askData, logIn } from '@/mocks/ask'
import { createBackend } from '@/mocks/backend'
import { KNOWN_PHONES } from '@/mocks/accounts'
import { bannersReply, dealersReply, leadReply, messageReply, mobileReply, testDrivePageReply } from '../api/activity'
import { bookingReply, cancelReply, claimReply, orderBannersReply, orderReply } from '../api/orders'
import { mocks } from './index'

const contracts: Readonly<Record<string, GenericSchema>> = {
  getTestDrivePage: testDrivePageReply,
  getTestDrivePageBanner: bannersReply,
  getMessageBanner: messageReply,
  getTestDriveOrderBanner: orderBannersReply,
  getMobileByUid: mobileReply,
  getTestDriveDealerList: dealersReply,
  submitTestDrive: leadReply,
  getTestDriveOrder: orderReply,
  passengerAppointmentTestDrive: bookingReply,
  cancelTestDriveOrder: cancelReply,
}

let now = Date.UTC(2026, 10, 20, 1, 0)
const backend = createBackend({ campaigns: [mocks], now: () => now })
afterEach(() => backend.reset())

const path = (name: string) => `/external/v1/CandleBizService/${name}`
const booking = { sourceId: mocks.sourceId, name: '李', phone: '13512345678', experienceTime: '2026-11-21 10:00:00', city: '上海市', originPoi: '外滩', carType: 'L6' }

const asking = (token: string) => (name: string, body: Readonly<Record<string, unknown>> = {}) => askData(backend, path(name), { token, body: { sourceId: mocks.sourceId, ...body } })

it.each(mocks.endpoints.filter(({ name }) => name in contracts).flatMap(({ name, outcomes }) => Object.keys(outcomes).map((outcome) => [name, outcome] as const)))('%s:%s keeps to the contract', async (name, outcome) => {
  const ask = asking(await logIn(backend, KNOWN_PHONES.dormant))
  backend.setScenario({ [name]: outcome })
  const { errCode, data } = await ask(name, { ...booking, sourceId: name === 'passengerAppointmentTestDrive' ? 'TESTDRIVE2026LEAD' : mocks.sourceId })
  expect(errCode === 0 || errCode === -196814 ? is(contracts[name]!, data) : errCode === -196815).toBe(true)
})

it.each(Object.keys(contracts).filter((name) => name !== 'getMessageBanner'))('%s:malformed breaks the contract', async (name) => {
  const ask = asking(await logIn(backend, KNOWN_PHONES.passenger))
  backend.setScenario({ [name]: 'malformed' })
  const { data } = await ask(name, booking)
  expect(is(contracts[name]!, data)).toBe(false)
})

it.each(Object.keys(contracts))('%s takes no list for an object', (name) => {
  expect(is(contracts[name]!, [])).toBe(false)
})

// A reward would be lost in silence, and an order shown that is none.
it.each<[string, GenericSchema, object]>([
  ['submitTestDrive', leadReply, {}],
  ['submitTestDrive', leadReply, { uuid: null }],
  ['submitTestDrive', leadReply, { uuid: '' }],
  ['backFillUid', claimReply, {}],
  ['backFillUid', claimReply, { rewardFlag: null }],
  ['getTestDriveOrder', orderReply, {}],
  ['getTestDriveOrder', orderReply, { hasDuty: 1, orderNo: null }],
])('%s: an answer that says nothing is none (case %#)', (_, contract, reply) => {
  expect(is(contract, reply)).toBe(false)
})

it('shows a booking in the order, the list and the next booking, until it is cancelled', async () => {
  const ask = asking(await logIn(backend, '13512345678'))
  const orderNo = (await ask('passengerAppointmentTestDrive', booking)).data?.['orderNo']
  expect((await ask('getTestDriveOrder')).data).toMatchObject({ orderNo, hasDuty: 1, orderStatusName: '待确认', experienceTime: '2026-11-21 10:00:00', cancelButton: 1 })
  now += 20_000
  expect((await ask('getTestDriveOrder', { orderNo })).data).toMatchObject({ orderStatusName: '待试驾' })
  expect((await ask('getTestDriveOrderBanner')).data).toMatchObject({ bannerOrderList: [{ appointmentOrderDetail: { orderNo } }] })
  expect(await ask('passengerAppointmentTestDrive', booking)).toMatchObject({ errCode: -196814, data: { orderNo } })

  expect((await ask('cancelTestDriveOrder', { orderNo, secondConfirm: 1 })).data).toMatchObject({ confirmMsg: expect.stringContaining('取消') })
  expect((await ask('cancelTestDriveOrder', { orderNo, secondConfirm: 2 })).data).toMatchObject({ hasDuty: 2 })
  expect((await ask('getTestDriveOrder', { orderNo })).data).toMatchObject({ orderStatusName: '已取消', cancelButton: 0 })
  expect((await ask('getTestDriveOrder')).data).toEqual({ hasDuty: 2 })
})

it('gives the reward of a lead once a person', async () => {
  const ask = asking(await logIn(backend, '13512345678'))
  const claim = async () => (await ask('backFillUid', { uuid: (await ask('submitTestDrive', { phone: '13512345678' })).data?.['uuid'] })).data
  expect([await claim(), await claim()]).toEqual([{ rewardFlag: 1 }, { rewardFlag: 2 }])
  expect((await ask('backFillUid', { uuid: 'never given out' })).errCode).toBe(-200400)
})
