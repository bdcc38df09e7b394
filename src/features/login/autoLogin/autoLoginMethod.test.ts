import { autoLoginMethod, type AutoLoginFacts } from './autoLoginMethod'

const facts: AutoLoginFacts = { hostKind: 'browser', isLoggedIn: false, isIdentified: false, mis: 0, isPreview: false }

it.each<[string, Partial<AutoLoginFacts>, ReturnType<typeof autoLoginMethod>]>([
  ['a browser', {}, null],
  ['the native app with no token', { hostKind: 'nativeApp' }, 'ticket'],
  ['the native app with a token', { hostKind: 'nativeApp', isLoggedIn: true, isIdentified: true }, null],
  ['a token that nobody is known by', { isLoggedIn: true }, 'resume'],
  ['such a token in the native app', { hostKind: 'nativeApp', isLoggedIn: true }, 'resume'],
  ['somebody who is known', { isLoggedIn: true, isIdentified: true }, null],
  ['the native app at a handoff address', { hostKind: 'nativeApp', mis: 1 }, 'ticket'],
  ['a mini program that hands over', { hostKind: 'wechatMiniProgram', mis: 1 }, 'miniProgram'],
  ['a handoff outside a frame, whatever the host', { mis: 1 }, 'miniProgram'],
  ['a handoff to somebody who is logged in', { mis: 1, isLoggedIn: true, isIdentified: true }, 'miniProgram'],
  ['a preview in a frame', { mis: 1, isPreview: true, isLoggedIn: true }, null],
  ['a mini program that says nothing', { hostKind: 'alipayMiniProgram' }, null],
])('%s (spec 1 §4, spec 2 §6)', (_, given, way) => {
  expect(autoLoginMethod({ ...facts, ...given })).toBe(way)
})
