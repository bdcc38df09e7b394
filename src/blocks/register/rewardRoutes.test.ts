import type { RewardFacts } from '@/features/login'
import { rewardRoutes } from './rewardRoutes'

const routes = rewardRoutes({ granted: 'here', waiting: 'later', existing: 'known' })
const withUnknown = rewardRoutes({ granted: 'here', waiting: 'later', existing: 'known', unknown: 'ask' })
const facts = { isRisky: false, isSelfInvite: false, reward: null } as const
const reward = (status: 'hit' | 'receivedBefore' | 'none', cents: number | null = null) => ({ ...facts, reward: { status, type: 5, cents } }) as const

it.each<[RewardFacts, boolean, object]>([
  [reward('hit', 2000), true, { targetOr: '/p/here?a=1', word: 'inviteSucceeded', cents: 2000 }],
  [reward('hit'), false, { targetOr: '/p/here?a=1', word: 'inviteSucceeded', cents: null }],
  [reward('none'), true, { targetOr: '/p/later?a=1', word: 'registered' }],
  [reward('none'), false, { targetOr: '/p/known?a=1', word: 'alreadyRegistered' }],
  [reward('receivedBefore'), false, { targetOr: '/p/known?a=1', word: 'alreadyReceived' }],
  [facts, true, { path: '/p/later?a=1', word: null }],
  [facts, false, { path: '/p/known?a=1', word: null }],
  [{ ...facts, isSelfInvite: true }, false, { path: '/p?a=1', word: 'selfInvite' }],
  [{ ...facts, isRisky: true }, true, { path: '/p?a=1', word: 'risky' }],
])('leads by %j, new user %j, to %j', (known, isNewUser, destination) => {
  if (routes.ask !== 'reward') throw new Error('asks for something else')
  expect(routes.toDestination(known, { campaign: 'p', search: '?a=1', isNewUser })).toEqual(destination)
})

it('leads a new user whose reward could not be asked for to where it can be asked for, if there is such a page', () => {
  if (withUnknown.ask !== 'reward') throw new Error('asks for something else')
  const to = (known: RewardFacts, isNewUser: boolean) => withUnknown.toDestination(known, { campaign: 'p', search: '?a=1', isNewUser })
  expect([to(facts, true), to(facts, false), to(reward('none'), true)]).toEqual([
    { path: '/p/ask?a=1', word: null },
    { path: '/p/known?a=1', word: null },
    { targetOr: '/p/later?a=1', word: 'registered' },
  ])
})
