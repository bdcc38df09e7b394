import { clearStored } from '../../tests/clearStored'
import { NO_CHOICE } from './choice'
import { ASKED_COOKIE } from './params'
import { readStart } from './recorder/readStart'
import { createRedactor } from './recorder/redaction/redactor'
import { createStandIns } from './recorder/redaction/standIns'
import { restoreStart } from './replay/restoreStart'

const nothing = { local: {}, session: {}, cookies: {} }
const SESSION = encodeURIComponent('{"token":"token-1"}')

/** What else there is on the origin: a draft of the workbench, the state of a demo, the simulator's own, and another application's. */
const others = {
  local: { 'market-platform-workbench:wheel': '{"title":"Mine"}', 'market-platform-h5:demo:b1': '{"data":1}', 'market-platform-h5:simulator:handle': 'left 0.5', 'other-app': '1' },
  session: { 'market-platform-workbench.pendingAddress': '["a","b"]', 'market-platform-h5:simulator:panel': '1', 'mock-scenario': 'caslogin:slow', 'other-app': '1' },
  cookies: { [ASKED_COOKIE]: '1', 'other-app': '1', 'x-dyeing': 'blue' },
}
const product = {
  local: { 'market-platform-h5.user.pay': '{"open":{}}' },
  session: { 'market-platform-h5.entry': '{"channel":"C1"}', 'market-platform-h5:device': 'D1', 'market-platform-h5:scroll': '[]', 'market-platform-h5:withdrawal': '{}' },
  cookies: { 'market-platform-h5.session': SESSION },
}

function put({ local, session, cookies }: { readonly [place in keyof typeof nothing]: Readonly<Record<string, string>> }): void {
  for (const [key, text] of Object.entries(local)) localStorage.setItem(key, text)
  for (const [key, text] of Object.entries(session)) sessionStorage.setItem(key, text)
  for (const [name, text] of Object.entries(cookies)) document.cookie = `${name}=${text}; path=/`
}

const found = () => ({ local: Object.fromEntries(Object.entries(localStorage)), session: Object.fromEntries(Object.entries(sessionStorage)), cookies: Object.fromEntries(document.cookie.split('; ').map((pair) => pair.split('='))) as object })

beforeEach(clearStored)
afterAll(clearStored)

it('records what the product keeps, and nothing else of its origin', () => {
  put(others)
  put(product)
  expect(readStart(NO_CHOICE, 0, createRedactor(createStandIns())).kept).toEqual(product)
})

it('takes away what the product keeps before a replay, and nothing else of its origin', () => {
  put(others)
  put(product)
  restoreStart({ kept: nothing })
  expect(found()).toEqual(others)
})

it('puts back what the product kept, and nothing else that a file holds', () => {
  restoreStart({ kept: { ...others, cookies: { ...others.cookies, 'market-platform-h5.x; max-age=9': '1' } } })
  expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, ''])
  put(others)
  restoreStart({ kept: product })
  expect(found()).toEqual({ local: { ...others.local, ...product.local }, session: { ...others.session, ...product.session }, cookies: { ...others.cookies, ...product.cookies } })
})

it('begins without a cookie that no browser takes', () => {
  restoreStart({ kept: { ...nothing, cookies: { 'market-platform-h5.session': 'x'.repeat(5_000) } } })
  expect(document.cookie).toBe('')
})

it('is logged in over http by a recording that was made over https (spec 2 §3)', () => {
  restoreStart({ kept: { ...nothing, cookies: { '__Host-market-platform-h5.session': SESSION } } })
  expect(document.cookie).toBe(`market-platform-h5.session=${SESSION}`)
})
