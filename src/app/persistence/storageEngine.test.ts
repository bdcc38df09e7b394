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

it.each(['', 'rubbish', '{"broken":', '5', '"text"', 'null', '[1]'])('takes the stored %j for nothing', async (text) => {
  expect(await storageEngine(placeOver(new Map([['a', text]]))).getItem('a')).toBeNull()
})

it('writes nothing for what is not known, and no empty shell', async () => {
  const texts = new Map<string, string>()
  const engine = storageEngine(placeOver(texts))
  await engine.setItem('a', { token: 't1', id: null, _persist: {} })
  expect(texts.get('a')).toBe('{"token":"t1","_persist":{}}')
  await engine.setItem('a', { token: null, id: null, _persist: {} })
  expect(texts.has('a')).toBe(false)
})

it('takes away all that begins with a prefix, in the place and in memory', async () => {
  const texts = new Map([['other', '{"a":1}']])
  const isFull = (text: string): boolean => text.length > 20
  const engine = storageEngine({ ...placeOver(texts), write: (key, text) => { if (isFull(text)) throw new Error('full'); texts.set(key, text) }, keys: () => [...texts.keys()] })
  await engine.setItem('user.a', { b: 1 })
  await engine.setItem('user.b', { text: 'too much for this place' })
  engine.removeAll('user.')
  expect([await engine.getItem('user.a'), await engine.getItem('user.b'), await engine.getItem('other')]).toEqual([null, null, { a: 1 }])
  expect(() => storageEngine({ ...blocked, keys: () => { throw new Error('blocked') } }).removeAll('user.')).not.toThrow()
})

it('lives in memory where the place is blocked', async () => {
  const engine = storageEngine(blocked)
  expect(await engine.getItem('a')).toBeNull()
  await engine.setItem('a', { token: 't1' })
  expect(await engine.getItem('a')).toEqual({ token: 't1' })
  await engine.removeItem('a')
  expect(await engine.getItem('a')).toBeNull()
})

it('does not bring an old value back after a newer one did not fit', async () => {
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
