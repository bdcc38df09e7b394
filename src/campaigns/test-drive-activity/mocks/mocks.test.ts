import { is, parse } from 'valibot'
import { askEnvelope, logIn } from '@/mocks/sendRequest'
import { createBackend } from '@/mocks/backend'
import { leadReply } from '../api/activity'
import { claimReply, orderReply } from '../api/orders'
import { mocks } from './index'

let now = Date.UTC(2026, 10, 20, 1, 0)
const backend = createBackend({ campaigns: [mocks], now: () => now })
afterEach(() => backend.reset())

const booking = { name: '李', phone: '13512345678', experienceTime: '2026-11-21 10:00:00', city: '上海市', originPoi: '外滩', carType: 'L6' }

async function asking(mobile = '13512345678') {
  const token = await logIn(backend, mobile)
  return (name: string, body: object = {}) => askEnvelope(backend, `/external/v1/CandleBizService/${name}`, { token, body: { sourceId: mocks.sourceId, ...body } })
}

// A reward would be lost in silence, and an order shown that is none.
it.each([
  [leadReply, null],
  [claimReply, {}],
  [claimReply, { rewardFlag: null }],
  [orderReply, {}],
  [orderReply, { hasDuty: 1, orderNo: null }],
])('takes an answer that says nothing for none (case %#)', (contract, reply) => {
  expect(is(contract, reply)).toBe(false)
})

it.each([{}, { uuid: null }, { uuid: '' }])('takes a lead that no reward follows, whose uuid is of no use (%j, spec 2 §4)', (reply) => {
  expect(parse(leadReply, reply)).toEqual({ uuid: '' })
})

it('shows a booking in the order, the list and the next booking, until it is cancelled', async () => {
  const ask = await asking()
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

it.each([
  ['a time that is over', '2026-11-19 10:00:00', -200400],
  ['a day that there is not', '2026-11-31 10:00:00', -200400],
  ['a time that another user has', '2026-11-21 10:00:00', -196815],
])('takes no booking for %s (spec 2 §8)', async (_, experienceTime, errCode) => {
  await (await asking())('passengerAppointmentTestDrive', booking)
  expect(await (await asking('13812345679'))('passengerAppointmentTestDrive', { ...booking, experienceTime })).toMatchObject({ errCode })
})

it('gives a lead to one user only', async () => {
  const first = await asking()
  const { data } = await first('submitTestDrive', { phone: '13512345678' })
  await first('backFillUid', { uuid: data?.['uuid'] })
  expect(await (await asking('13812345679'))('backFillUid', { uuid: data?.['uuid'] })).toMatchObject({ errCode: -196202 })
})

it('gives the reward of a lead once a user', async () => {
  const ask = await asking()
  const claim = async () => (await ask('backFillUid', { uuid: (await ask('submitTestDrive', { phone: '13512345678' })).data?.['uuid'] })).data
  expect([await claim(), await claim()]).toEqual([{ rewardFlag: 1 }, { rewardFlag: 2 }])
  expect((await ask('backFillUid', { uuid: 'never given out' })).errCode).toBe(-200400)
})
