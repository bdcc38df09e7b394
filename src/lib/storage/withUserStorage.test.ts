import type { StorageEngine } from './slicePersist'
import { withUserStorage } from './withUserStorage'

const KEY = 'market-platform-h5.notes'
const USER_KEY = 'market-platform-h5.user.notes'

const engineOver = (values: Map<string, object>): StorageEngine => ({
  getItem: (key) => Promise.resolve(values.get(key) ?? null),
  setItem: (key, value) => Promise.resolve(void values.set(key, value)),
  removeItem: (key) => Promise.resolve(void values.delete(key)),
})

function stage(stored: Record<string, object> = {}) {
  const values = new Map(Object.entries(stored))
  return { values, engine: withUserStorage(['uuid'])(engineOver(values)) }
}

it('keeps what is the user\'s apart, where it ends with the session (spec 1 §4), and at once', async () => {
  const { values, engine } = stage()
  void engine.setItem(KEY, { name: 'Li', uuid: 'L1' })
  expect([...values]).toEqual([
    [KEY, { name: 'Li' }],
    [USER_KEY, { uuid: 'L1' }],
  ])
  expect(await engine.getItem(KEY)).toEqual({ name: 'Li', uuid: 'L1' })
  values.delete(USER_KEY)
  expect(await engine.getItem(KEY)).toEqual({ name: 'Li' })
})

it('reads what an earlier release kept beside the rest', async () => {
  expect(await stage({ [KEY]: { name: 'Li', uuid: 'L1' } }).engine.getItem(KEY)).toEqual({ name: 'Li', uuid: 'L1' })
})

it('takes both away', async () => {
  const { values, engine } = stage({ [KEY]: { name: 'Li' }, [USER_KEY]: { uuid: 'L1' } })
  await engine.removeItem(KEY)
  expect([...values]).toEqual([])
  expect(await engine.getItem(KEY)).toEqual({})
})
