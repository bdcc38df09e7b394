import { withUserStorage } from '@/lib/withUserStorage'
import { clearUserStorage } from './clearUserStorage'
import { storageEngine } from './storageEngine'
import { tabStorage } from './tabStorage'

const KEY = 'market-platform-h5.testDrive'
const tab = storageEngine(tabStorage)
const engine = withUserStorage(['leadUuid'])(tab)
const drafts = { booking: { name: { value: 'Li' } }, _persist: { version: 1 } }

afterEach(() => sessionStorage.clear())

it('ends the temporary lead uuid with the session, also where its campaign is not open, and leaves the drafts (spec 1 §4, spec 2 §3)', async () => {
  await engine.setItem(KEY, { ...drafts, leadUuid: 'L1' })
  expect(JSON.stringify(sessionStorage)).toContain('L1')
  clearUserStorage({ tab })
  expect(JSON.stringify(sessionStorage)).not.toContain('L1')
  expect(await engine.getItem(KEY)).toEqual(drafts)
})

it('writes nothing where nothing is kept', async () => {
  clearUserStorage({ tab })
  await engine.setItem(KEY, { leadUuid: null, _persist: { version: 1 } })
  expect(sessionStorage).toHaveLength(0)
})
