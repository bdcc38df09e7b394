import { isOneClickOffered, type OneClickFacts } from './isOneClickOffered'

const facts: OneClickFacts = { platform: 'ios', network: 'cellular', flags: { ios: true, android: true }, isLoginMode: true, isLoggedIn: false, hasBegun: false }

it.each<[string, Partial<OneClickFacts>, boolean]>([
  ['an iPhone on a mobile network', {}, true],
  ['an Android phone on a mobile network', { platform: 'android' }, true],
  ['a phone that cannot tell its network', { network: 'unknown' }, true],
  ['a phone on wifi', { network: 'wifi' }, false],
  ['a phone on something that is no mobile network', { network: 'other' }, false],
  ['a computer', { platform: 'desktop' }, false],
  ['an iPhone with its flag off', { flags: { ios: false, android: true } }, false],
  ['an Android phone with its flag off', { platform: 'android', flags: { ios: true, android: false } }, false],
  ['an Android phone with only its flag on', { platform: 'android', flags: { ios: false, android: true } }, true],
  ['flags that have not come', { flags: null }, false],
  ['a page that binds a promoter code', { isLoginMode: false }, false],
  ['somebody who is logged in', { isLoggedIn: true }, false],
  ['somebody who has begun to type', { hasBegun: true }, false],
])('%s (spec 1 §2, §4, §9)', (_, given, isOffered) => {
  expect(isOneClickOffered({ ...facts, ...given })).toBe(isOffered)
})
