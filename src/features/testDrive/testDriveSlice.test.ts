import { loggedOut, sessionSynced, userIdentified } from '@/features/session'
import { noTestDrive, type TestDriveState } from './testDriveState'
import { testDrivePersist } from './testDrive.persist'
import { activityOpened, bookingEdited, bookingValidated, bookingPlaced, leadEdited, leadValidated, leadSubmitted, redirectedToOrder, pickUpChosen, submitPostponed, testDriveReducer } from './testDriveSlice'

const after = (...actions: Parameters<typeof testDriveReducer>[1][]): TestDriveState => actions.reduce(testDriveReducer, noTestDrive)
const pickUp = pickUpChosen({ city: 'Shanghai', originPoi: 'Station', originLon: '121.4', originLat: '31.2', beginAddress: 'Road 1', originPoiType: '150200' })

it('keeps each field with its value and validateStatus (spec 2 §3)', () => {
  const { booking } = after(bookingEdited({ field: 'name', value: 'Li' }), bookingValidated({ fields: ['name', 'phone'], wrong: ['phone'] }))
  expect(booking).toMatchObject({ name: { value: 'Li', validateStatus: '' }, phone: { value: '', validateStatus: 'error' } })
})

it('takes the blame from a field that is edited', () => {
  expect(after(bookingValidated({ fields: ['name'], wrong: ['name'] }), bookingEdited({ field: 'name', value: 'L' })).booking.name).toEqual({ value: 'L', validateStatus: '' })
  expect(after(leadValidated({ fields: ['dealer'], wrong: ['dealer'] }), leadEdited({ field: 'dealer', value: 'D' })).lead.dealer).toEqual({ value: 'D', validateStatus: '' })
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
  const { booking, isSubmitPending } = after(activityOpened({ sourceId: 'A', user: null }), bookingEdited({ field: 'name', value: 'Li' }), bookingEdited({ field: 'experienceTime', value: '2026-11-20 10:00:00' }), pickUp, submitPostponed(), activityOpened({ sourceId: 'B', user: null }))
  expect([booking.name.value, booking.experienceTime.value, booking.originLon, isSubmitPending]).toEqual(['Li', '', '', false])
})

it('ends the lead uuid with the session, and keeps what was typed (spec 1 §4)', () => {
  const state = after(leadSubmitted({ uuid: 'u1' }), bookingEdited({ field: 'name', value: 'Li' }), redirectedToOrder(), loggedOut({ reason: 'tokenRejected' }))
  expect([state.leadUuid, state.hasJumpedToOrder, state.booking.name.value]).toEqual([null, false, 'Li'])
})

it('keeps the uuid of a lead that waits for a login over one that breaks off, but not a lead of the user who was there before it (spec 2 §4)', () => {
  const abandoned = loggedOut({ reason: 'loginAbandoned' })
  expect(after(activityOpened({ sourceId: 'A', user: null }), leadSubmitted({ uuid: 'u1' }), abandoned).leadUuid).toBe('u1')
  expect(after(activityOpened({ sourceId: 'A', user: '1' }), leadSubmitted({ uuid: 'u1' }), abandoned).leadUuid).toBeNull()
})

describe('whose the drafts are (spec 1 §4, user storage)', () => {
  const opened = (user: string | null) => activityOpened({ sourceId: 'A', user })
  const typed = bookingEdited({ field: 'name', value: 'Li' })
  const given = bookingEdited({ field: 'phone', value: '13800138000', isGiven: true })
  const identified = (id: string) => userIdentified({ id, promotorCode: null, transportType: null, mobileMask: null, isNewUser: false })
  const ended = loggedOut({ reason: 'tokenRejected' })
  const shown = ({ booking, lead }: TestDriveState) => [booking.name.value, booking.phone.value, lead.name.value]

  it('gives what was written before a login to the user who logs in', () => {
    const state = after(opened(null), typed, identified('1'))
    expect([state.owner, ...shown(state)]).toEqual(['1', 'Li', '', ''])
  })

  it('shows nothing of it once the session has ended, and nothing that the backend told is kept', () => {
    const state = after(opened('1'), typed, given, bookingValidated({ fields: ['phone'], wrong: [] }), leadEdited({ field: 'phone', value: '13800138000', isGiven: true }), ended)
    expect([...shown(state), state.parkedDrafts?.booking.name.value]).toEqual(['', '', '', 'Li'])
    expect(JSON.stringify(state)).not.toContain('13800138000')
  })

  it('gives it back to the same person, also over a reload', () => {
    const kept = after(opened('1'), typed, given, ended)
    const back = [{ ...noTestDrive, ...testDrivePersist.deserialize(JSON.parse(JSON.stringify(kept)) as never) }, kept].map((state) => testDriveReducer(state, identified('1')))
    for (const state of back) expect([state.parkedDrafts, ...shown(state)]).toEqual([null, 'Li', '', ''])
  })

  it.each<[string, Parameters<typeof testDriveReducer>[1][]]>([
    ['logs in after a logout', [ended, identified('2')]],
    ['logs in', [identified('2')]],
    ['logged in in another tab', [sessionSynced({ id: '2' })]],
    ['opens the form, with no word of a logout', [opened('2')]],
    ['opens the form after a visit without a login', [opened(null), opened('2')]],
  ])('has nothing left of it when another person %s', (_, next) => {
    const state = after(opened('1'), typed, given, leadSubmitted({ uuid: 'u1' }), ...next)
    expect(JSON.stringify(state)).not.toMatch(/Li|138|u1/)
    expect(state.owner).toBe('2')
  })

  it('prefers what was written since', () => {
    expect(shown(after(opened('1'), typed, ended, bookingEdited({ field: 'name', value: 'Wu' }), identified('1')))).toEqual(['Wu', '', ''])
  })

  it('takes a number that was changed for typed', () => {
    expect(after(opened('1'), given, bookingEdited({ field: 'phone', value: '13512345678' }), ended).parkedDrafts?.booking.phone.value).toBe('13512345678')
  })
})

it('knows of a number that the backend gave when the user has taken it out, until the form is done with', () => {
  const taken = after(bookingEdited({ field: 'phone', value: '13800138000', isGiven: true }), bookingEdited({ field: 'phone', value: '1' }), bookingEdited({ field: 'phone', value: '' }))
  const back = { ...noTestDrive, ...testDrivePersist.deserialize(JSON.parse(JSON.stringify(taken)) as never) }
  for (const state of [taken, back]) expect(state.booking.phone).toEqual({ value: '', validateStatus: '', wasGiven: true })
  expect(testDriveReducer(taken, bookingPlaced()).booking).toEqual(noTestDrive.booking)
})

describe('what a reload brings back', () => {
  it('is what was kept', () => {
    const state = after(activityOpened({ sourceId: 'A', user: null }), bookingEdited({ field: 'name', value: 'Li' }), pickUp, leadEdited({ field: 'province', value: 'P' }), submitPostponed(), leadSubmitted({ uuid: 'u1' }))
    expect({ ...noTestDrive, ...testDrivePersist.deserialize(JSON.parse(JSON.stringify(state)) as never) }).toEqual(state)
  })

  it('is also what version 1 kept under its own name', () => {
    const { parkedDrafts } = after(activityOpened({ sourceId: 'A', user: '1' }), bookingEdited({ field: 'name', value: 'Li' }), loggedOut({ reason: 'tokenRejected' }))
    const migrated = testDrivePersist.migrations[2]?.(JSON.parse(`{"aside":${JSON.stringify(parkedDrafts)}}`) as never)
    expect(testDrivePersist.deserialize(migrated ?? {}).parkedDrafts).toEqual(parkedDrafts)
  })

  it.each([{}, { booking: 5, lead: 'x', isSubmitPending: 'yes', leadUuid: 7 }, { booking: { name: { value: {} }, originLon: [] } }])('is blank where %j was kept', (stored) => {
    expect({ ...noTestDrive, ...testDrivePersist.deserialize(stored) }).toEqual(noTestDrive)
  })
})
