import { storageEngine, type StringStorage } from './storageEngine'

function placeOver(texts: Map<string, string>): StringStorage {
  return { read: (key) => texts.get(key) ?? null, write: (key, text) => void texts.set(key, text), erase: (key) => void texts.delete(key) }
}

const blocked: StringStorage = {
  read: () => { throw new Error('blocked') },
  write: () => { throw new Error('blocked') },
  erase: () => { throw new Error('blocked') },
} // prettier-ignore

it('keeps an object as JSON', async () => {
  const texts = new Map<string, string>()
  const engine = storageEngine(placeOver(texts))
  await engine.setItem('a', { token: 't1', _persist: { version: 1 } })
  expect(JSON.parse(texts.get('a') ?? '')).toEqual({ token: 't1', _persist: { version: 1 } })
  expect(await engine.getItem('a')).toEqual({ token: 't1', _persist: { version: 1 } })
  await engine.removeItem('a')
  expect(await engine.getItem('a')).toBeNull()
})

it.each(['', 'rubbish', '{"broken":', '5', '"text"', 'null', '[1]'])('reads the stored %j as missing', async (text) => {
  expect(await storageEngine(placeOver(new Map([['a', text]]))).getItem('a')).toBeNull()
})

it('does not write null values, nor an object without values', async () => {
  const texts = new Map<string, string>()
  const engine = storageEngine(placeOver(texts))
  await engine.setItem('a', { token: 't1', id: null, _persist: {} })
  expect(texts.get('a')).toBe('{"token":"t1","_persist":{}}')
  await engine.setItem('a', { token: null, id: null, _persist: {} })
  expect(texts.has('a')).toBe(false)
})

it('keeps values in memory where the storage is blocked', async () => {
  const engine = storageEngine(blocked)
  expect(await engine.getItem('a')).toBeNull()
  await engine.setItem('a', { token: 't1' })
  expect(await engine.getItem('a')).toEqual({ token: 't1' })
  await engine.removeItem('a')
  expect(await engine.getItem('a')).toBeNull()
})

it('does not return an old value after a newer one did not fit', async () => {
  const texts = new Map<string, string>()
  const storage = placeOver(texts)
  const engine = storageEngine({ ...storage, write: (key, text) => { if (text.length > 20) throw new Error('full'); storage.write(key, text) } })
  await engine.setItem('a', { token: 'old' })
  await engine.setItem('a', { token: 'a much newer and longer one' })
  expect(texts.has('a')).toBe(false)
  expect(await engine.getItem('a')).toEqual({ token: 'a much newer and longer one' })
  await engine.setItem('a', { token: 'short' })
  expect(await engine.getItem('a')).toEqual({ token: 'short' })
  expect(texts.get('a')).toBe('{"token":"short"}')
})
