import { loggedOut } from '@/features/session'
import { noTestDrive, type TestDriveState } from './testDrive'
import { testDrivePersist } from './testDrive.persist'
import { activityOpened, bookingEdited, bookingJudged, bookingPlaced, leadEdited, leadJudged, leadLeft, orderJumpedTo, pickUpChosen, submitPostponed, testDriveReducer } from './testDriveSlice'

const after = (...actions: Parameters<typeof testDriveReducer>[1][]): TestDriveState => actions.reduce(testDriveReducer, noTestDrive)
const pickUp = pickUpChosen({ city: 'Shanghai', originPoi: 'Station', originLon: '121.4', originLat: '31.2', beginAddress: 'Road 1', originPoiType: '150200' })

it('keeps each field with its value and validateStatus (spec 2 §3)', () => {
  const { booking } = after(bookingEdited({ field: 'name', value: 'Li' }), bookingJudged({ fields: ['name', 'phone'], wrong: ['phone'] }))
  expect(booking).toMatchObject({ name: { value: 'Li', validateStatus: '' }, phone: { value: '', validateStatus: 'error' } })
})

it('takes the blame from a field that is edited', () => {
  expect(after(bookingJudged({ fields: ['name'], wrong: ['name'] }), bookingEdited({ field: 'name', value: 'L' })).booking.name).toEqual({ value: 'L', validateStatus: '' })
  expect(after(leadJudged({ fields: ['dealer'], wrong: ['dealer'] }), leadEdited({ field: 'dealer', value: 'D' })).lead.dealer).toEqual({ value: 'D', validateStatus: '' })
})

describe('the cascade of the lead form (spec 2 §5)', () => {
  const filled = [leadEdited({ field: 'province', value: 'P' }), leadEdited({ field: 'city', value: 'C' }), leadEdited({ field: 'dealer', value: 'D' })]
  it.each([
    ['province', 'P2', ['P2', '', '']],
    ['city', 'C2', ['P', 'C2', '']],
    ['dealer', 'D2', ['P', 'C', 'D2']],
    ['province', 'P', ['P', 'C', 'D']],
  ] as const)('%s becoming %s leaves %j', (field, value, left) => {
    const { province, city, dealer } = after(...filled, leadEdited({ field, value })).lead
    expect([province.value, city.value, dealer.value]).toEqual(left)
  })
})

it('clears the booking once it is placed, the pending flag with it', () => {
  expect(after(pickUp, submitPostponed(), bookingPlaced())).toEqual(noTestDrive)
})

it('carries name and phone to another activity, and nothing that the first one allowed', () => {
  const { booking, isSubmitPending } = after(activityOpened('A'), bookingEdited({ field: 'name', value: 'Li' }), bookingEdited({ field: 'experienceTime', value: '2026-11-20 10:00:00' }), pickUp, submitPostponed(), activityOpened('B'))
  expect([booking.name.value, booking.experienceTime.value, booking.originLon, isSubmitPending]).toEqual(['Li', '', '', false])
})

it('ends the lead uuid with the session, and keeps what was typed (spec 1 §4)', () => {
  const state = after(leadLeft({ uuid: 'u1' }), bookingEdited({ field: 'name', value: 'Li' }), orderJumpedTo(), loggedOut({ reason: 'tokenRejected' }))
  expect([state.leadUuid, state.hasJumpedToOrder, state.booking.name.value]).toEqual([null, false, 'Li'])
})

describe('what a reload brings back', () => {
  it('is what was kept', () => {
    const state = after(activityOpened('A'), bookingEdited({ field: 'name', value: 'Li' }), pickUp, leadEdited({ field: 'province', value: 'P' }), submitPostponed(), leadLeft({ uuid: 'u1' }))
    expect({ ...noTestDrive, ...testDrivePersist.revive(JSON.parse(JSON.stringify(state)) as never) }).toEqual(state)
  })

  it.each([{}, { booking: 5, lead: 'x', isSubmitPending: 'yes', leadUuid: 7 }, { booking: { name: { value: {} }, originLon: [] } }])('is blank where %j was kept', (stored) => {
    expect({ ...noTestDrive, ...testDrivePersist.revive(stored) }).toEqual(noTestDrive)
  })
})
