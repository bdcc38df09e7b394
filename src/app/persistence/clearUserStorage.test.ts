import { withUserStorage } from '@/lib/storage/withUserStorage'
import { clearUserStorage } from './clearUserStorage'
import { storageEngine } from './storageEngine'
import { tabStorage, userStorage } from './webStorage'

const KEY = 'market-platform-h5.testDrive'
const tab = storageEngine(tabStorage)
const user = storageEngine(userStorage)
const engine = withUserStorage(['leadUuid'])(tab)
const drafts = { booking: { name: { value: 'Li' } }, _persist: { version: 1 } }

afterEach(() => [sessionStorage, localStorage].forEach((storage) => storage.clear()))

it('ends the temporary lead uuid with the session, also where its campaign is not open, and leaves the drafts (spec 1 §4, spec 2 §3)', async () => {
  await engine.setItem(KEY, { ...drafts, leadUuid: 'L1' })
  expect(JSON.stringify(sessionStorage)).toContain('L1')
  clearUserStorage({ tab, user })
  expect(JSON.stringify(sessionStorage)).not.toContain('L1')
  expect(await engine.getItem(KEY)).toEqual(drafts)
})

it('writes nothing where nothing is kept', async () => {
  clearUserStorage({ tab, user })
  await engine.setItem(KEY, { leadUuid: null, _persist: { version: 1 } })
  expect(sessionStorage).toHaveLength(0)
})

it('ends with the session what all tabs of the user share, and nothing else (spec 1 §4)', async () => {
  await user.setItem('market-platform-h5.user.cashInvite', { owner: 'S1 U1' })
  localStorage.setItem('of another product', '1')
  clearUserStorage({ tab, user })
  expect(Object.keys(localStorage)).toEqual(['of another product'])
})
