import type { InviteeReward } from '@/services/candle'
import { afterLogin, type AfterLoginFacts } from './afterLogin'
import type { InviteeFacts } from './invitee'

const facts: AfterLoginFacts = {
  hasOnSuccess: false,
  isNewUser: false,
  targetLinkAfterRegister: '',
  targetLinkAfterLogin: '',
  afterLoginMessage: '',
  invitee: null,
  isBlackDriver: false,
  from: '/cash/share?sourceId=S1',
  campaign: 'cash',
  search: '?sourceId=S1',
}
const home = '/cash?sourceId=S1'
const links = { targetLinkAfterRegister: 'https://a.example/new', targetLinkAfterLogin: 'https://a.example/old', afterLoginMessage: '欢迎回来' }

describe('steps 5 and 8 to 10', () => {
  it.each([
    ['step 5: the hosting page goes on by itself', { ...links, hasOnSuccess: true, isNewUser: true }, { to: 'callback' }],
    ['step 8: a new user with a register target', { ...links, isNewUser: true }, { to: 'link', url: 'https://a.example/new', message: '' }],
    ['step 8: a new user without one', { targetLinkAfterLogin: 'https://a.example/old', isNewUser: true }, { to: 'page', path: '/cash/share?sourceId=S1' }],
    ['step 9: an existing user with a login target', links, { to: 'link', url: 'https://a.example/old', message: '欢迎回来' }],
    ['step 9: an existing user without one', { targetLinkAfterRegister: 'https://a.example/new' }, { to: 'page', path: '/cash/share?sourceId=S1' }],
    ['step 10: back to where the person came from', {}, { to: 'page', path: '/cash/share?sourceId=S1' }],
    ['a black driver gets no target link', { ...links, isBlackDriver: true }, { to: 'page', path: '/cash/share?sourceId=S1', word: 'blackDriver' }],
    ['step 5 comes before the black driver', { hasOnSuccess: true, isBlackDriver: true }, { to: 'callback' }],
  ])('%s (spec 1 §4)', (_, given, destination) => {
    expect(afterLogin({ ...facts, ...given })).toEqual(destination)
  })

  it.each([
    [undefined],
    [null],
    [42],
    [''],
    ['https://elsewhere.example/'],
    ['//elsewhere.example'],
    ['javascript:alert(1)'],
    ['/cash/login?sourceId=S1'],
    ['/cash/login'],
    ['/cash/login/'],
  ])('goes home when the origin is %j', (from) => {
    expect(afterLogin({ ...facts, from })).toEqual({ to: 'page', path: home })
  })

  it('returns to a page where friends register, which leads on by itself (spec 1 §4, step 10)', () => {
    expect(afterLogin({ ...facts, from: '/cash/invitee-register?sourceId=S1' })).toEqual({ to: 'page', path: '/cash/invitee-register?sourceId=S1' })
  })
})

const driverInvite = (outcome: number | null, more: Partial<Extract<InviteeFacts, { path: 'driverInvite' }>> = {}): InviteeFacts => ({
  path: 'driverInvite',
  outcome,
  pageType: null,
  carried: { needReturn: 0, cityCode: '310000', companyId: 'C1', promotorCode: 'P1' },
  ...more,
})

describe('step 6: a driver invites (spec 1 §4)', () => {
  it.each([
    [0, true, 'invitee-register-success?sourceId=S1&needReturn=0', 'registered'],
    [0, false, 'invitee-register-success?sourceId=S1&needReturn=0', 'registered'],
    [1, false, 'invitee-register-already?sourceId=S1&needReturn=0', 'alreadyRegistered'],
    [1, true, 'invitee-register-already?sourceId=S1&needReturn=0', 'alreadyRegistered'],
    [2, false, 'invitee-receive-success?sourceId=S1&needReturn=0', 'inviteSucceeded'],
    [3, false, 'invitee-receive-already?sourceId=S1&needReturn=0', 'alreadyReceived'],
    [4, false, 'recall-user?sourceId=S1&needReturn=0&inviteePageType=4', 'welcomeBack'],
    [5, false, 'recall-user?sourceId=S1&needReturn=0&inviteePageType=5', 'welcomeBack'],
    [6, false, 'recall-user?sourceId=S1&needReturn=0&inviteePageType=6', 'welcomeBack'],
    [7, false, 'recall-user?sourceId=S1&needReturn=0&inviteePageType=7', 'welcomeBack'],
    [null, true, 'invitee-register-success?sourceId=S1&needReturn=0', undefined],
    [null, false, 'invitee-register-already?sourceId=S1&needReturn=0', undefined],
    [8, false, 'invitee-register-already?sourceId=S1&needReturn=0', 'alreadyRegistered'],
  ])('outcome %j, new user %j: %s', (outcome, isNewUser, path, word) => {
    const given = { ...facts, ...links, campaign: 'driver-invite', isNewUser, invitee: driverInvite(outcome) }
    expect(afterLogin(given)).toEqual({ to: 'page', path: `/driver-invite/${path}`, word })
  })

  it.each([
    [4, 6, 6],
    [7, 4, 4],
    [5, 1, 5],
    [5, 9, 5],
  ])('outcome %d with page type %d shows welcome %d', (outcome, pageType, shown) => {
    const destination = afterLogin({ ...facts, search: '', invitee: driverInvite(outcome, { pageType }) })
    expect(destination).toMatchObject({ path: `/cash/recall-user?needReturn=0&inviteePageType=${shown}` })
  })

  it.each([
    [2, 'invitee-receive-success?sourceId=S1&cityCode=310000&companyId=C1&promotorCode=P1&needReturn=1'],
    [4, 'recall-user?sourceId=S1&cityCode=310000&companyId=C1&promotorCode=P1&needReturn=1&inviteePageType=4'],
  ])('needReturn=1 carries cityCode, companyId and promotorCode: outcome %d (spec 1 §2)', (outcome, path) => {
    const carried = { needReturn: 1, cityCode: '310000', companyId: 'C1', promotorCode: 'P1' } as const
    const given = { ...facts, search: '?sourceId=S1&promotorCode=P1&needReturn=1&cityCode=310000&companyId=C1', invitee: driverInvite(outcome, { carried }) }
    expect(afterLogin(given)).toMatchObject({ to: 'page', path: `/cash/${path}` })
  })

  it('without it they stay behind, and what is not known is not named', () => {
    const search = '?promotorCode=P1&cityCode=310000&lang=en'
    expect(afterLogin({ ...facts, search, invitee: driverInvite(2) })).toMatchObject({ path: '/cash/invitee-receive-success?lang=en&needReturn=0' })
    const carried = { needReturn: 1, cityCode: null, companyId: null, promotorCode: 'P1' } as const
    expect(afterLogin({ ...facts, search, invitee: driverInvite(2, { carried }) })).toMatchObject({ path: '/cash/invitee-receive-success?lang=en&promotorCode=P1&needReturn=1' })
  })
})

const cash = (reward: InviteeReward | null, more: Partial<Extract<InviteeFacts, { path: 'cash' }>> = {}): InviteeFacts => ({ path: 'cash', isRisky: false, isSelfInvite: false, reward, ...more })
const recall = (type: number) => `/cash/recall-user?sourceId=S1&inviteeRewardType=${type}`

describe('step 7: the cash register path (spec 1 §4)', () => {
  it.each([1, 2, 3, 4])('received before, type %d: recall-user', (type) => {
    const invitee = cash({ status: 'receivedBefore', type, cents: null })
    expect(afterLogin({ ...facts, ...links, invitee })).toEqual({ to: 'page', path: recall(type), word: 'alreadyReceived' })
  })

  it.each([1, 2, 3, 4])('a returning-user reward of type %d was hit: recall-user', (type) => {
    const invitee = cash({ status: 'hit', type, cents: 2000 })
    expect(afterLogin({ ...facts, ...links, invitee })).toEqual({ to: 'page', path: recall(type), word: 'oldFriendInvited', rewardCents: 2000 })
  })

  it.each([
    ['received before, type 5: the target link', 'receivedBefore', false, links, { to: 'link', url: 'https://a.example/old', message: '', word: 'alreadyReceived' }],
    ['received before, type 5, only the other link', 'receivedBefore', false, { targetLinkAfterRegister: links.targetLinkAfterRegister }, { to: 'link', url: 'https://a.example/new', message: '', word: 'alreadyReceived' }],
    ['received before, type 5, no link', 'receivedBefore', false, {}, { to: 'page', path: '/cash/invitee-register-already?sourceId=S1', word: 'alreadyReceived' }],
    ['the registration gave type 5: the target link', 'hit', true, links, { to: 'link', url: 'https://a.example/new', message: '', word: 'inviteSucceeded' }],
    ['the registration gave type 5, no link', 'hit', true, {}, { to: 'page', path: '/cash/invitee-register-success?sourceId=S1', word: 'inviteSucceeded', rewardCents: 2000 }],
  ] as const)('%s', (_, status, isNewUser, given, destination) => {
    const invitee = cash({ status, type: 5, cents: status === 'hit' ? 2000 : null })
    expect(afterLogin({ ...facts, ...given, isNewUser, invitee })).toEqual(destination)
  })

  it.each([
    ['nothing was hit', cash({ status: 'none', type: 2, cents: null }), false, 'alreadyRegistered'],
    ['nothing was hit, a new user', cash({ status: 'none', type: 5, cents: null }), true, 'registered'],
    ['a type that is none', cash({ status: 'hit', type: 6, cents: 100 }), false, 'alreadyRegistered'],
    ['the reward could not be asked for, which has been told', cash(null), true, undefined],
    ['the risk check refused', cash(null, { isRisky: true }), true, 'risky'],
    ['an own invitation', cash(null, { isSelfInvite: true }), false, 'selfInvite'],
  ] as const)('otherwise the activity home, target links or not: %s', (_, invitee, isNewUser, word) => {
    expect(afterLogin({ ...facts, ...links, isNewUser, invitee })).toEqual({ to: 'page', path: home, word })
  })
})

describe('target links (spec 1 §4): https, own paths and known app schemes', () => {
  it.each([
    ['javascript:alert(1)'],
    ['JaVaScRiPt:alert(1)'],
    ['java\nscript:alert(1)'],
    ['\tjavascript:alert(1)'],
    ['\u0001javascript:alert(1)'],
    ['javascript\u200b:alert(1)'],
    ['data:text/html,x'],
    ['DATA:text/html;base64,PHNjcmlwdD4='],
    ['vbscript:msgbox(1)'],
    ['blob:https://a.example/1'],
    ['file:///etc/hosts'],
    ['//evil.example'],
    ['///evil.example'],
    ['/\\evil.example'],
    ['\\\\evil.example'],
    ['https:evil.example'],
    ['https:///evil.example'],
    ['https://user@evil.example'],
    ['http://plain.example'],
    ['ftp://files.example'],
    ['intent://scan/#Intent;end'],
    ['relative/path'],
    [' https://a.example'],
  ])('does not follow %j and goes home', (link) => {
    const refused = { to: 'home', path: home, refusedLink: link }
    expect(afterLogin({ ...facts, targetLinkAfterLogin: link })).toEqual(refused)
    expect(afterLogin({ ...facts, isNewUser: true, targetLinkAfterRegister: link })).toEqual(refused)
    expect(afterLogin({ ...facts, isNewUser: true, targetLinkAfterRegister: link, invitee: cash({ status: 'hit', type: 5, cents: null }) })).toEqual(refused)
    expect(afterLogin({ ...facts, targetLinkAfterLogin: link, invitee: cash({ status: 'receivedBefore', type: 5, cents: null }) })).toEqual(refused)
  })

  it.each([['/market-platform-h5/cash/rule'], ['saicmobility://wallet'], ['weixin://dl'], ['https://h5.example/a?b=1#c']])('follows %j', (link) => {
    expect(afterLogin({ ...facts, targetLinkAfterLogin: link })).toEqual({ to: 'link', url: link, message: '' })
  })
})
