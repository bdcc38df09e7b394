import type { ApiError } from '@/api/errors/apiError'
import { leadFixtures } from '../fixtures'
import { isAwaitedBy, loginConfigOf } from '../pages/login'
import { cancelStep, leadClaim, leadOutcome, type LeadOutcome } from './afterSending'
import { toDialable } from '../api/orders'
import { bookingRule } from './bookingRule'
import { choicesOf, firstToChoose, invalidBookingFields, invalidLeadFields } from './formRules'
import { decideTestDriveRoute, needsOrder, ORDER_PAGE, type TestDriveRoute } from './route'

type Facts = readonly [leaveMsgMark: number, testRideMark: number, isLoggedIn: boolean, hasDuty: number, hasJumpedToOrder: boolean]

const everyUser = (leaveMsgMark: number, testRideMark: number) => [true, false].flatMap((isLoggedIn) => [0, 1, 2].flatMap((duty) => [true, false].map((hasJumped): Facts => [leaveMsgMark, testRideMark, isLoggedIn, duty, hasJumped])))

it.each<readonly [TestDriveRoute, readonly Facts[]]>([
  ['appointmentGuide', everyUser(1, 1)],
  ['retainedCapital', everyUser(1, 2)],
  [ORDER_PAGE, [[2, 1, true, 0, false], [2, 1, true, 1, false]]],
  ['appointmentDrivingTest', everyUser(2, 1).filter(([, , isLoggedIn, duty, hasJumped]) => !isLoggedIn || duty === 2 || hasJumped)],
  ['home', [...everyUser(2, 2), ...everyUser(0, 0)]],
])('the entry leads to %s (spec 2 §2.1)', (route, cases) => {
  const decided = cases.map(([leaveMsgMark, testRideMark, isLoggedIn, hasDuty, hasJumpedToOrder]) => decideTestDriveRoute({ leaveMsgMark, testRideMark, isLoggedIn, hasDuty, hasJumpedToOrder }))
  expect(new Set(decided)).toEqual(new Set([route]))
})

it.each([
  ['both ways', 1, 1, false],
  ['leads', 1, 2, false],
  ['bookings', 2, 1, true],
  ['nothing', 2, 2, false],
])('the entry to %s waits for the order: %s %s %s', (_, leaveMsgMark, testRideMark, isNeeded) => {
  expect(needsOrder({ leaveMsgMark, testRideMark })).toBe(isNeeded)
})

it.each([
  ['021-5555 6666', '02155556666'],
  ['13800138000', '13800138000'],
  ['+86 138 0013 8000', '+8613800138000'],
  ['138****8000', ''],
  ['95', ''],
  ['call me', ''],
  ['', ''],
])('a phone dials "%s" as "%s"', (written, number) => {
  expect(toDialable(written)).toBe(number)
})

const URL = 'https://h5.example/thanks'

it.each<[number, number, string, boolean, LeadOutcome]>([
  [1, 1, URL, true, { to: 'end' }],
  [1, 2, '', false, { to: 'login' }],
  [2, 2, URL, false, { to: 'modal' }],
  [2, 1, URL, true, { to: 'link', url: URL }],
  [2, 1, URL, false, { to: 'link', url: URL }],
  [2, 1, '', true, { to: 'modal' }],
  [2, 1, 'javascript:alert(1)', true, { to: 'modal' }],
  [0, 0, '', false, { to: 'modal' }],
])('a lead with rewadConfigMark %s, jumpLinkMark %s, link "%s", logged in %s (spec 2 §4)', (rewadConfigMark, jumpLinkMark, jumpLinkUrl, isLoggedIn, outcome) => {
  expect(leadOutcome({ rewadConfigMark, jumpLinkMark, jumpLinkUrl, isLoggedIn })).toEqual(outcome)
})

const refused = (errCode: number): ApiError => ({ kind: 'business', errCode, errMsg: '', data: null })

it.each<[number | undefined, ApiError | undefined, string]>([
  [undefined, undefined, 'none'],
  [1, undefined, 'rewarded'],
  [2, undefined, 'claimed'],
  [undefined, refused(-196202), 'claimed'],
  [undefined, refused(-196606), 'failed'],
  [undefined, { kind: 'network' }, 'failed'],
])('the reward of a lead with rewardFlag %s and error %j is %s (spec 2 §4, §8)', (rewardFlag, error, claim) => {
  expect(leadClaim(rewardFlag, error)).toBe(claim)
})

it.each([
  [1, 'Sure?', null, 'ask'],
  [1, 'Sure?', 1, 'ask'],
  [1, '', 1, 'reload'],
  [1, '', 2, 'reload'],
  [1, '', 0, 'unclear'],
  [2, '', 1, 'reload'],
  [2, 'Sure?', 2, 'reload'],
  [2, '', 0, 'unclear'],
  [2, '', null, 'unclear'],
] as const)('cancel call %s with message "%s" and hasDuty %s: %s (spec 2 §4)', (secondConfirm, confirmMsg, hasDuty, step) => {
  expect(cancelStep(secondConfirm, { confirmMsg, hasDuty })).toBe(step)
})

it('is booked from 2 to 48 hours ahead, on the full ten minutes, or as many days ahead as the activity says (spec 2 §5, §9)', () => {
  expect([bookingRule(), bookingRule(7).limitDay]).toEqual([{ leadTime: 7_200_000, step: 600_000, limitDay: 2 }, 7])
})

const filled = (value: string) => ({ value, validateStatus: '' as const })
const booking = { name: filled('张三'), phone: filled('13800138000'), experienceTime: filled('2026-11-20 10:00:00'), city: filled('上海'), originPoi: filled('人民广场'), carType: filled(''), originLon: '1', originLat: '1', beginAddress: '', originPoiType: '' }

it.each([
  [{}, []],
  [{ name: filled('张·三') }, ['name']],
  [{ phone: filled('1380013800') }, ['phone']],
  [{ phone: filled('23800138000') }, ['phone']],
  [{ experienceTime: filled(''), originPoi: filled('') }, ['experienceTime', 'originPoi']],
])('finds what is wrong in a booking with %j (spec 2 §5)', (change, wrong) => {
  expect(invalidBookingFields({ ...booking, ...change })).toEqual(wrong)
})

describe('the lead form (spec 2 §5)', () => {
  const { filled: full, default: blank } = leadFixtures

  it('lacks each of its fields', () => {
    expect(invalidLeadFields(blank.form)).toEqual(['name', 'phone', 'province', 'city', 'dealer'])
    expect([invalidLeadFields(full.form), invalidLeadFields({ ...full.form, dealer: filled('') })]).toEqual([[], ['dealer']])
  })

  it.each([
    ['province', ['上海市', '江苏省'], ['上海市', '江苏省']],
    ['city', ['苏州市', '南京市'], []],
    ['dealer', ['南京建邺体验中心', '南京江宁体验中心'], []],
  ] as const)('offers for %s what lies under the choices above it', (field, choices, withoutThem) => {
    expect([choicesOf(field, full.dealers, full.form), choicesOf(field, blank.dealers, blank.form)]).toEqual([choices, withoutThem])
  })
})

describe('the login page (spec 2 §3)', () => {
  const pageConfigs = {
    leaveMsgLoginPageConfig: { bgImage: '/lead.png', buttonImage: '/lead-button.png' },
    appointmentLoginPageConfig: { bgImage: '/booking.png', buttonImage: '' },
    quickLoginPageConfig: { title: 'lead' },
    appointmentQuickLoginPageConfig: { title: 'booking' },
  }
  const standard = { title: 'Log in', bgImage: '/standard.png', loginBtnImage: '/standard-button.png', targetLinkAfterLogin: 'https://h5.example/' }

  it.each([
    ['a lead', { from: '/test-drive-activity/retainedCapital/end?sourceId=S' }, { bgImage: '/lead.png', buttonImage: '/lead-button.png' }, 'lead'],
    ['a booking', { from: '/test-drive-activity/appointmentDrivingTest?sourceId=S' }, { bgImage: '/booking.png' }, 'booking'],
    ['nothing in particular', null, { bgImage: '/booking.png' }, 'booking'],
  ])('has the pictures for %s', (_, from, pictures, title) => {
    expect(loginConfigOf({ standard, pageConfigs, from, isAwaited: false })).toEqual({ ...standard, ...pictures, quickLoginPageConfig: { title } })
  })

  const nothing = { isSubmitPending: false, leadUuid: null }
  const LEAD = '/test-drive-activity/retainedCapital/end?sourceId=S'
  const BOOKING = '/test-drive-activity/appointmentDrivingTest?sourceId=S'
  const ORDER = '/test-drive-activity/appointmentDrivingTest/orderInfo?sourceId=S'

  it.each([
    ['a booking', { isSubmitPending: true }, [BOOKING]],
    ['a lead', { leadUuid: 'u1' }, [LEAD]],
    ['both', { isSubmitPending: true, leadUuid: 'u1' }, [LEAD, BOOKING]],
    ['nothing', {}, []],
  ])('is waited for by %s alone where it was opened for that (spec 2 §4)', (_, drafts, pages) => {
    expect([LEAD, BOOKING, ORDER, undefined].filter((from) => isAwaitedBy({ ...nothing, ...drafts }, { from }))).toEqual(pages)
    expect(isAwaitedBy({ ...nothing, ...drafts }, null)).toBe(false)
  })

  it('leads back to what waits for the login (spec 2 §4), and stays as it is where the activity has nothing of its own', () => {
    expect(loginConfigOf({ standard, pageConfigs, from: null, isAwaited: true })).toMatchObject({ targetLinkAfterLogin: '', targetLinkAfterRegister: '' })
    expect(loginConfigOf({ standard, pageConfigs: {}, from: null, isAwaited: false })).toEqual(standard)
  })
})

it.each([
  ['dealer', ['', '', ''], 'province'],
  ['dealer', ['P', '', ''], 'city'],
  ['dealer', ['P', 'C', ''], 'dealer'],
  ['city', ['', '', ''], 'province'],
  ['city', ['P', 'C', 'D'], 'city'],
  ['province', ['', '', ''], 'province'],
] as const)('before the %s of %j comes the %s', (wanted, [province, city, dealer], first) => {
  const chosen = (value: string) => ({ value, validateStatus: '' as const })
  expect(firstToChoose(wanted, { ...leadFixtures.default.form, province: chosen(province), city: chosen(city), dealer: chosen(dealer) })).toBe(first)
})
