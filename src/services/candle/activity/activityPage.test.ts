import { parse, type InferInput } from 'valibot'
import type { ApiError } from '@/api/errors/apiError'
import { jsonObject } from '@/lib/reply/jsonObject'
import { text } from '@/lib/reply/fields'
import { activityPageReply, barePage, parseActivityPage, refusedPage, type ActivityPage } from './activityPage'

const NOW = 1_900_000_000_000

const reply = activityPageReply({ stat: { friends: text } }, { note: jsonObject({ text }) })

const parsed = (change: Partial<InferInput<typeof reply>> = {}): ActivityPage =>
  parseActivityPage(
    parse(reply, {
      activityInfo: { activity: { sourceId: 'S', endTime: '2026-11-30 23:59:59', status: 2 }, rewardRule: {}, pageConfig: { homePageConfig: {} } },
      user: { promotorCode: 'P1' },
      stat: { friends: 'many' },
      note: { text: '' },
      serverTime: '2026-11-30 23:59:00',
      ...change,
    }),
    NOW,
  )

it("sets the end by the server's clock, whatever the phone's says", () => {
  expect(parsed().ending).toEqual({ endTime: '2026-11-30 23:59:59', at: NOW + 59_000 })
})

it.each([
  [undefined, 'open'],
  [{ promotorCode: 'P1', isBlack: 0 }, 'open'],
  [{ promotorCode: 'P1', isBlack: 1 }, 'blacklisted'],
  [{ promotorCode: 'P1', isBlack: true }, 'blacklisted'],
] as const)('for %j is %s', (user, expected) => {
  expect(parsed(user ? { user } : {}).status).toBe(expected)
})

it.each([
  [1, 'https://go.example.com'],
  [2, undefined],
  [9, undefined],
] as const)('takes the custom link with flag %i: %s (spec 2 §3)', (customLinkFlag, link) => {
  expect(parsed({ user: { promotorCode: 'P1', customLinkFlag: customLinkFlag as 1, customLink: 'https://go.example.com' } }).customLink).toBe(link)
})

it('has no code before a login', () => {
  expect(parsed({ user: null, stat: null }).promotorCode).toBe('')
})

describe('a refused page', () => {
  const refusal = (errCode: number): ApiError => ({ kind: 'business', errCode, errMsg: 'no', data: null })
  const bare = barePage({ friends: 'none' })
  const known = { ...parsed(), friends: 'known' }

  it.each([
    [-196308, 'finished'],
    [-196309, 'finished'],
    [-196866, 'blacklisted'],
  ])('shows what %i carries, as %s (spec 2 §8)', (code, status) => {
    expect(refusedPage({ ...refusal(code), carried: { ...known, friends: 'carried' }, bare }, known)).toMatchObject({ status, friends: 'carried', ending: undefined })
  })

  it('keeps what was known when the refusal carries nothing', () => {
    expect(refusedPage({ ...refusal(-196308), bare }, known)).toEqual({ ...known, status: 'finished', ending: undefined })
  })

  it('is a page of defaults when nothing is known', () => {
    expect(refusedPage({ ...refusal(-196866), bare }, undefined)).toEqual({ ...bare, status: 'blacklisted' })
  })

  it.each([refusal(-196307), refusal(-196300), refusal(-196252), refusal(-127002), { kind: 'network' }, { kind: 'http', status: 500 }, undefined])('leaves %j to others', (error) => {
    expect(refusedPage(error && { ...error, bare }, known)).toBeUndefined()
  })
})
