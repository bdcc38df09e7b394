import type { OutcomeFacts } from '@/features/login'
import { inviteeRoutes } from './inviteeRoutes'

const SEARCH = '?sourceId=S1'
const carried: OutcomeFacts['carried'] = { needReturn: 0, cityCode: '310000', companyId: 'C1', promotorCode: 'P1' }

const leads = (facts: Partial<OutcomeFacts>, isNewUser = false, search = SEARCH) => {
  if (inviteeRoutes.ask !== 'outcome') throw new Error('asks for something else')
  return inviteeRoutes.toDestination({ isSelfInvite: false, outcome: null, pageType: null, carried, ...facts }, { campaign: 'driver-invite', search, isNewUser })
}

describe('step 6: a driver invites (spec 1 §4)', () => {
  it.each([
    [0, true, 'invitee-register-success?sourceId=S1&needReturn=0', 'registered', true],
    [0, false, 'invitee-register-success?sourceId=S1&needReturn=0', 'registered', true],
    [1, false, 'invitee-register-already?sourceId=S1&needReturn=0', 'alreadyRegistered', false],
    [1, true, 'invitee-register-already?sourceId=S1&needReturn=0', 'alreadyRegistered', false],
    [2, false, 'invitee-receive-success?sourceId=S1&needReturn=0', 'inviteSucceeded', true],
    [3, false, 'invitee-receive-already?sourceId=S1&needReturn=0', 'alreadyReceived', false],
    [4, false, 'recall-user?sourceId=S1&needReturn=0&inviteePageType=4', 'welcomeBack', false],
    [5, false, 'recall-user?sourceId=S1&needReturn=0&inviteePageType=5', 'welcomeBack', false],
    [6, false, 'recall-user?sourceId=S1&needReturn=0&inviteePageType=6', 'welcomeBack', false],
    [7, false, 'recall-user?sourceId=S1&needReturn=0&inviteePageType=7', 'welcomeBack', false],
    [null, true, 'invitee-register-success?sourceId=S1&needReturn=0', null, false],
    [null, false, 'invitee-register-already?sourceId=S1&needReturn=0', null, false],
    [8, false, 'invitee-register-already?sourceId=S1&needReturn=0', 'alreadyRegistered', false],
  ])('outcome %j, new user %j: %s (%s), a gift that was given: %j', (outcome, isNewUser, path, word, given) => {
    expect(leads({ outcome }, isNewUser)).toEqual({ path: `/driver-invite/${path}`, word, ...(given ? { cents: null } : {}) })
  })

  it.each([
    [4, 6, 6],
    [7, 4, 4],
    [5, 1, 1],
    [5, 3, 3],
    [5, 9, 9],
  ])('outcome %d with page type %d shows welcome %d, as the backend says', (outcome, pageType, shown) => {
    expect(leads({ outcome, pageType }, false, '')).toMatchObject({ path: `/driver-invite/recall-user?needReturn=0&inviteePageType=${shown}` })
  })

  it.each([
    [2, 'invitee-receive-success?sourceId=S1&cityCode=310000&companyId=C1&promotorCode=P1&needReturn=1'],
    [4, 'recall-user?sourceId=S1&cityCode=310000&companyId=C1&promotorCode=P1&needReturn=1&inviteePageType=4'],
  ])('needReturn=1 carries cityCode, companyId and promotorCode: outcome %d (spec 1 §2)', (outcome, path) => {
    const search = '?sourceId=S1&promotorCode=P1&needReturn=1&cityCode=310000&companyId=C1'
    expect(leads({ outcome, carried: { ...carried, needReturn: 1 } }, false, search)).toMatchObject({ path: `/driver-invite/${path}` })
  })

  it('without it they stay behind, and what is not known is not named', () => {
    const search = '?promotorCode=P1&cityCode=310000&lang=en'
    expect(leads({ outcome: 2 }, false, search)).toMatchObject({ path: '/driver-invite/invitee-receive-success?lang=en&needReturn=0' })
    expect(leads({ outcome: 2, carried: { needReturn: 1, cityCode: null, companyId: null, promotorCode: 'P1' } }, false, search)).toMatchObject({ path: '/driver-invite/invitee-receive-success?lang=en&promotorCode=P1&needReturn=1' })
  })
})
