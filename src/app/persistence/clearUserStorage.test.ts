import { clearUserStorage, registerUserStorage } from './clearUserStorage'
import { storageEngine } from './storageEngine'
import { tabStorage } from './tabStorage'

const KEY = 'market-platform-h5.testDrive'
const tab = storageEngine(tabStorage)
const drafts = { booking: { name: { value: 'Li' } }, leadUuid: 'L1', _persist: { version: 1 } }

beforeEach(async () => {
  sessionStorage.setItem(KEY, JSON.stringify(drafts))
  await registerUserStorage({ tab }, 'testDrive', ['leadUuid'])
})
afterEach(() => sessionStorage.clear())

it('ends the temporary lead uuid with the session, also where its campaign is not open, and leaves the drafts (spec 1 §4, spec 2 §3)', async () => {
  await clearUserStorage({ tab }, () => false)
  expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toEqual({ booking: drafts.booking, _persist: drafts._persist })
})

it('leaves a slice that is loaded to itself, and writes nothing where nothing is kept', async () => {
  await clearUserStorage({ tab }, (key) => key === 'testDrive')
  expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toEqual(drafts)
  sessionStorage.clear()
  await clearUserStorage({ tab }, () => false)
  expect(sessionStorage).toHaveLength(0)
})

it('adds to what other slices have registered in this tab, and ends each of them', async () => {
  sessionStorage.setItem('market-platform-h5.other', JSON.stringify({ mine: 'M1', _persist: { version: 1 } }))
  await registerUserStorage({ tab }, 'other', ['mine'])
  await clearUserStorage({ tab }, () => false)
  expect(JSON.stringify(sessionStorage)).not.toMatch(/L1|M1/)
})

it.each(['{"testDrive":7}', '{"testDrive":null}', '[]', '"text"', '{'])('loses nothing but a broken register: %s', async (text) => {
  sessionStorage.setItem('market-platform-h5.userStorage', text)
  await clearUserStorage({ tab }, () => false)
  expect(sessionStorage.getItem(KEY)).toContain('Li')
})
