import { environmentOf } from '@config/env/environments'
import { makeStore } from '@/app/store'

/** The store of architecture.md, as far as it has been built; `preview` and `cashInvite` join with their features. */
const KEYS = ['api', 'entry', 'login', 'session', 'testDrive']

it('keeps exactly the store keys of the design', () => {
  const navigation = { current: () => ({ pathname: '/', search: '', state: null, wasReplace: false }), replace: () => Promise.resolve() }
  const { store } = makeStore({ environment: environmentOf('dev', 'car'), navigation })
  expect(Object.keys(store.getState()).toSorted()).toEqual(KEYS)
})
