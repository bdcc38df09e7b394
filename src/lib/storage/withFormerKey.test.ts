import type { StorageEngine } from './slicePersist'
import { withFormerKey } from './withFormerKey'

const engineOver = (values: Map<string, object>): StorageEngine => ({
  getItem: (key) => Promise.resolve(values.get(key) ?? null),
  setItem: (key, value) => Promise.resolve(void values.set(key, value)),
  removeItem: (key) => Promise.resolve(void values.delete(key)),
})

it('reads what stands under the former key until something stands under its own, which takes its place', async () => {
  const values = new Map<string, object>([['old', { a: 1 }]])
  const engine = withFormerKey('old')(engineOver(values))
  expect(await engine.getItem('new')).toEqual({ a: 1 })
  await engine.setItem('new', { a: 2 })
  expect(await engine.getItem('new')).toEqual({ a: 2 })
  expect([...values.keys()]).toEqual(['new'])
})

it('brings nothing back that was taken away', async () => {
  const values = new Map<string, object>([['old', { a: 1 }]])
  const engine = withFormerKey('old')(engineOver(values))
  await engine.removeItem('new')
  expect(await engine.getItem('new')).toBeNull()
})
