import { afterLogin, type AfterLoginFacts } from './afterLogin'

const home = '/cash?sourceId=S1'
const facts: AfterLoginFacts = {
  hasOnSuccess: false,
  isNewUser: false,
  targetLinkAfterRegister: '',
  targetLinkAfterLogin: '',
  afterLoginMessage: '',
  from: '/cash/share?sourceId=S1',
  home,
}
const links = { targetLinkAfterRegister: 'https://a.example/new', targetLinkAfterLogin: 'https://a.example/old', afterLoginMessage: '欢迎回来' }

describe('afterLogin', () => {
  it.each([
    ['step 5: the hosting page goes on by itself', { ...links, hasOnSuccess: true, isNewUser: true }, { to: 'callback' }],
    ['step 8: a new user with a register target', { ...links, isNewUser: true }, { to: 'link', url: 'https://a.example/new', message: '' }],
    ['step 8: a new user without one', { targetLinkAfterLogin: 'https://a.example/old', isNewUser: true }, { to: 'page', path: '/cash/share?sourceId=S1' }],
    ['step 9: an existing user with a login target', links, { to: 'link', url: 'https://a.example/old', message: '欢迎回来' }],
    ['step 9: an existing user without one', { targetLinkAfterRegister: 'https://a.example/new' }, { to: 'page', path: '/cash/share?sourceId=S1' }],
    ['step 10: back to where the person came from', {}, { to: 'page', path: '/cash/share?sourceId=S1' }],
  ])('%s (spec 1 §4)', (_, given, destination) => {
    expect(afterLogin({ ...facts, ...given })).toEqual(destination)
  })

  it.each([[undefined], [null], [42], [''], ['https://elsewhere.example/'], ['//elsewhere.example'], ['javascript:alert(1)'], ['/cash/login?sourceId=S1'], ['/cash/login'], ['/cash/login/']])(
    'goes home when the origin is %j',
    (from) => {
      expect(afterLogin({ ...facts, from })).toEqual({ to: 'page', path: home })
    },
  )

  it.each([['javascript:alert(1)'], ['java\nscript:alert(1)'], ['data:text/html,x'], ['//evil.example'], ['http://plain.example'], ['ftp://files.example'], ['/\\evil.example'], ['relative/path']])(
    'does not follow %j and goes home',
    (link) => {
      expect(afterLogin({ ...facts, targetLinkAfterLogin: link })).toEqual({ to: 'home', path: home, refusedLink: link })
      expect(afterLogin({ ...facts, isNewUser: true, targetLinkAfterRegister: link })).toEqual({ to: 'home', path: home, refusedLink: link })
    },
  )

  it.each([['/market-platform-h5/cash/rule'], ['saicmobility://wallet'], ['weixin://dl'], ['https://h5.example/a?b=1#c']])('follows %j', (link) => {
    expect(afterLogin({ ...facts, targetLinkAfterLogin: link })).toEqual({ to: 'link', url: link, message: '' })
  })
})
