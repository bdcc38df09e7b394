import type { SlicePersist, StoredValues } from '@/lib/storage/slicePersist'
import { restore } from './restore'

type Profile = { readonly name: string | null; readonly city: string | null }

/** Version 0 had no mark, 1 renamed `nick` to `name`, 2 put the city's code in the place of its name. */
const plan: SlicePersist<Profile> = {
  key: 'profile',
  storage: 'tab',
  version: 2,
  whitelist: ['name', 'city'],
  migrations: {
    1: ({ nick, ...rest }: StoredValues) => ({ ...rest, name: nick }),
    2: ({ city, ...rest }: StoredValues) => ({ ...rest, city: { Shanghai: '310000' }[city as string] }),
  },
  deserialize: ({ name, city }) => ({ name: typeof name === 'string' ? name : null, city: typeof city === 'string' ? city : null }),
}

it.each([
  ['unversioned', { nick: 'Li', city: 'Shanghai' }],
  ['version 0', { nick: 'Li', city: 'Shanghai', _persist: { version: 0, rehydrated: true } }],
  ['version 1', { name: 'Li', city: 'Shanghai', _persist: { version: 1, rehydrated: true } }],
  ['version 2', { name: 'Li', city: '310000', _persist: { version: 2, rehydrated: true } }],
  ['an odd mark', { nick: 'Li', city: 'Shanghai', _persist: '1' }],
])('brings %s to the current version, step by step', (_, stored) => {
  expect(restore(plan, stored)).toEqual({ name: 'Li', city: '310000' })
})

it('drops what a newer release wrote', () => {
  expect(restore(plan, { name: 'Li', _persist: { version: 3 } })).toBeUndefined()
})

it('starts afresh where a step fails', () => {
  const failing = { ...plan, migrations: { 2: () => { throw new Error('x') } } }
  expect(restore(failing, { name: 'Li', _persist: { version: 1 } })).toBeUndefined()
})

it.each([undefined, null, 'text', 5])('has nothing to restore from %j', (stored) => {
  expect(restore(plan, stored)).toBeUndefined()
})
