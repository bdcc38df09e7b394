import { checkInCta, type CheckInCta } from './checkInCta'

const open = { status: 'open', isLoggedIn: true, isSignedToday: false, step: 'idle' } as const

it.each<[string, Partial<Parameters<typeof checkInCta>[0]>, CheckInCta]>([
  ['a day to sign', {}, 'sign'],
  ['nobody logged in', { isLoggedIn: false }, 'login'],
  ['a tap', { step: 'drawing' }, 'busy'],
  ['an answer that is looked for', { step: 'asking', isSignedToday: true }, 'busy'],
  ['an answer that cannot be had', { step: 'unknown' }, 'ask'],
  ['an answer, before the page knows of it', { step: 'told' }, 'signed'],
  ['a day signed', { isSignedToday: true }, 'signed'],
  ['the end', { status: 'finished', isLoggedIn: false }, 'ended'],
  ['a user who may not take part', { status: 'blacklisted' }, 'none'],
])('%s', (_, change, cta) => expect(checkInCta({ ...open, ...change })).toBe(cta))
