import type { RewardFacts } from '@/features/login'
import { inviteeRoutes } from './inviteeRoutes'

const leads = (facts: Partial<RewardFacts>, isNewUser = false) => {
  if (inviteeRoutes.ask !== 'reward') throw new Error('asks for something else')
  return inviteeRoutes.toDestination({ isRisky: false, isSelfInvite: false, reward: null, ...facts }, { campaign: 'cash', search: '?sourceId=S1', isNewUser })
}

const home = '/cash?sourceId=S1'
const recall = (type: number) => `/cash/recall-user?sourceId=S1&inviteeRewardType=${type}`

describe('step 7: the cash register path (spec 1 §4)', () => {
  it.each([1, 2, 3, 4])('received before, type %d: recall-user', (type) => {
    expect(leads({ reward: { status: 'receivedBefore', type, cents: null } })).toEqual({ path: recall(type), word: 'alreadyReceived', isReceived: true })
  })

  it.each([1, 2, 3, 4])('a returning-user reward of type %d was hit: recall-user', (type) => {
    expect(leads({ reward: { status: 'hit', type, cents: 2000 } })).toEqual({ path: recall(type), word: 'oldFriendInvited', cents: 2000 })
  })

  it('received before, type 5: the target link, else the page that says so', () => {
    expect(leads({ reward: { status: 'receivedBefore', type: 5, cents: null } })).toEqual({ targetOr: '/cash/invitee-register-already?sourceId=S1', word: 'alreadyReceived', takesAnyTarget: true })
  })

  it('the registration gave type 5: the target link, else the page that says so', () => {
    expect(leads({ reward: { status: 'hit', type: 5, cents: 2000 } }, true)).toEqual({ targetOr: '/cash/invitee-register-success?sourceId=S1', word: 'inviteSucceeded', cents: 2000, takesAnyTarget: true })
  })

  it.each([
    ['nothing was hit', { reward: { status: 'none', type: 2, cents: null } }, false, 'alreadyRegistered'],
    ['nothing was hit, a new user', { reward: { status: 'none', type: 5, cents: null } }, true, 'registered'],
    ['a type that is none', { reward: { status: 'hit', type: 6, cents: 100 } }, false, 'alreadyRegistered'],
    ['the reward could not be asked for, which has been told', {}, true, null],
    ['the risk check refused', { isRisky: true }, true, 'risky'],
    ['an own invitation', { isSelfInvite: true }, false, 'selfInvite'],
  ] as const)('otherwise the activity home: %s', (_, facts, isNewUser, word) => {
    expect(leads(facts, isNewUser)).toEqual({ path: home, word })
  })
})
