import { clearUserStorage } from './clearUserStorage'
import { storageEngine } from './storageEngine'
import { tabStorage } from './tabStorage'

const KEY = 'market-platform-h5.testDrive'
const tab = storageEngine(tabStorage)
const drafts = { booking: { name: { value: 'Li' } }, leadUuid: 'L1', _persist: { version: 1 } }

beforeEach(() => sessionStorage.setItem(KEY, JSON.stringify(drafts)))
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
