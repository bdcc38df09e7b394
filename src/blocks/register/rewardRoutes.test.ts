import type { RewardFacts } from '@/features/login'
import { ASK_STATE, rewardRoutes } from './rewardRoutes'

const routes = rewardRoutes({ granted: 'here', waiting: 'later', existing: 'known' })
const withState = rewardRoutes({ granted: 'here', waiting: 'later', existing: 'known', received: 'here', unknown: 'ask' })
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

it('leads a user whose reward could not be asked for, or may still be to come, to where it can be asked for, if there is such a page, and the owner of a reward to it (design §24 "result by state")', () => {
  if (withState.ask !== 'reward') throw new Error('asks for something else')
  const to = (known: RewardFacts, isNewUser: boolean) => withState.toDestination(known, { campaign: 'p', search: '?a=1', isNewUser })
  const ofFriends = { ...facts, reward: { status: 'receivedBefore', type: 3, cents: null } } as const
  expect([to(facts, true), to(facts, false), to(reward('none'), true), to(reward('none'), false), to(reward('receivedBefore'), false), to(ofFriends, false)]).toEqual([
    { path: '/p/ask?a=1', word: null },
    { path: '/p/ask?a=1', word: null },
    { targetOr: '/p/later?a=1', word: 'registered' },
    { targetOr: '/p/ask?a=1', word: 'alreadyRegistered', intent: ASK_STATE },
    { targetOr: '/p/here?a=1', word: 'alreadyReceived', isReceived: true },
    { targetOr: '/p/known?a=1', word: 'alreadyReceived' },
  ])
})
