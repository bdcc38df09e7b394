import { afterLogin, type AfterLoginFacts } from './afterLogin'
import type { InviteeDestination } from './invitee'

const facts: AfterLoginFacts = {
  hasOnSuccess: false,
  isNewUser: false,
  targetLinkAfterRegister: '',
  targetLinkAfterLogin: '',
  afterLoginMessage: '',
  toInvitee: null,
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
    ['step 10: with what was pressed there', { intent: 'invite' }, { to: 'page', path: '/cash/share?sourceId=S1', intent: 'invite' }],
    ['an intent without a page that it belongs to', { intent: 'invite', from: undefined }, { to: 'page', path: home }],
    ['an intent that is none', { intent: { name: 'invite' } }, { to: 'page', path: '/cash/share?sourceId=S1' }],
    ['step 9 comes before the intent', { ...links, intent: 'invite' }, { to: 'link', url: 'https://a.example/old', message: '欢迎回来' }],
    ['step 8 comes before the intent', { ...links, isNewUser: true, intent: 'invite' }, { to: 'link', url: 'https://a.example/new', message: '' }],
    ['steps 6 and 7, which the page where friends register takes by itself, come before 8', { ...links, isNewUser: true, isFromRegister: true, from: '/cash/register' }, { to: 'page', path: '/cash/register' }],
    ['steps 6 and 7 come before 9', { ...links, isFromRegister: true, from: '/cash/register' }, { to: 'page', path: '/cash/register' }],
    ['step 9 where that page is not known', { ...links, isFromRegister: true, from: undefined }, { to: 'link', url: 'https://a.example/old', message: '欢迎回来' }],
    ['a black driver gets no target link, and no intent', { ...links, isBlackDriver: true, intent: 'invite' }, { to: 'page', path: '/cash/share?sourceId=S1', word: 'blackDriver' }],
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
    ['/CASH/LOGIN?sourceId=S1'],
  ])('goes home when the origin is %j', (from) => {
    expect(afterLogin({ ...facts, from })).toEqual({ to: 'page', path: home })
  })

  it('returns to a page where friends register, which leads on by itself (spec 1 §4, step 10)', () => {
    expect(afterLogin({ ...facts, from: '/cash/invitee-register?sourceId=S1' })).toEqual({ to: 'page', path: '/cash/invitee-register?sourceId=S1' })
  })
})

const leading = (destination: InviteeDestination) => ({ toInvitee: () => destination })

describe('steps 6 and 7: where the campaign leads an invited friend (spec 1 §4)', () => {
  const target = { targetOr: '/cash/already', word: 'alreadyReceived', cents: 2000 } as const
  const anyTarget = { ...target, takesAnyTarget: true } as const

  it.each([
    ['a page of its own', leading({ path: '/cash/success', word: 'registered' }), links, { to: 'page', path: '/cash/success', word: 'registered' }],
    ['a reward to tell of', leading({ path: '/cash/success', word: null, cents: 2000 }), links, { to: 'page', path: '/cash/success', rewardCents: 2000 }],
    ['a reward that was given before', leading({ path: '/cash/recall', word: 'alreadyReceived', isReceived: true }), links, { to: 'page', path: '/cash/recall', word: 'alreadyReceived', isReceived: true }],
    ['a reward that this user is refused', leading({ path: '/cash/success', word: 'risky', isRefused: true }), links, { to: 'page', path: '/cash/success', word: 'risky', isRefused: true }],
    ['what is left to ask there', leading({ targetOr: '/cash/middle', word: null, intent: 'ask' }), {}, { to: 'page', path: '/cash/middle', intent: 'ask' }],
    ['step 9: the target link of an existing user, with the configured message', leading({ targetOr: '/cash/already', word: 'alreadyRegistered' }), links, { to: 'link', url: 'https://a.example/old', message: '欢迎回来' }],
    ['step 9 with a reward that was just given', leading(target), links, { to: 'link', url: 'https://a.example/old', message: '欢迎回来', word: 'alreadyReceived' }],
    ['step 9 without a message', leading(target), { ...links, afterLoginMessage: '' }, { to: 'link', url: 'https://a.example/old', message: '', word: 'alreadyReceived' }],
    ['steps 8 and 9: no link of the own kind', leading(target), { targetLinkAfterRegister: links.targetLinkAfterRegister }, { to: 'page', path: '/cash/already', word: 'alreadyReceived', rewardCents: 2000 }],
    ['step 7: the target link', leading(anyTarget), links, { to: 'link', url: 'https://a.example/old', message: '', word: 'alreadyReceived' }],
    ['step 8: the target link of a new user', leading(target), { ...links, isNewUser: true }, { to: 'link', url: 'https://a.example/new', message: '', word: 'alreadyReceived' }],
    ['step 7: the only link there is', leading(anyTarget), { targetLinkAfterRegister: links.targetLinkAfterRegister }, { to: 'link', url: 'https://a.example/new', message: '', word: 'alreadyReceived' }],
    ['no link: the page that stands in', leading(target), {}, { to: 'page', path: '/cash/already', word: 'alreadyReceived', rewardCents: 2000 }],
  ])('%s', (_, led, given, destination) => {
    expect(afterLogin({ ...facts, ...given, ...led })).toEqual(destination)
  })

  it('comes before target links, and after the black driver', () => {
    expect(afterLogin({ ...facts, ...links, ...leading(target), isBlackDriver: true })).toMatchObject({ word: 'blackDriver' })
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
    expect(afterLogin({ ...facts, isNewUser: true, targetLinkAfterRegister: link, ...leading({ targetOr: home, word: null }) })).toEqual(refused)
    expect(afterLogin({ ...facts, targetLinkAfterLogin: link, ...leading({ targetOr: home, word: null }) })).toEqual(refused)
  })

  it.each([['/market-platform-h5/cash/rule'], ['saicmobility://wallet'], ['weixin://dl'], ['https://h5.example/a?b=1#c']])('follows %j', (link) => {
    expect(afterLogin({ ...facts, targetLinkAfterLogin: link })).toEqual({ to: 'link', url: link, message: '' })
  })
})
