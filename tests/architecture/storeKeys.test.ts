import { environmentOf } from '@config/env/environments'
import { makeStore } from '@/app/store'
import { registry } from '@/campaigns/registry'

/** The keys of architecture.md that every page has. */
const KEYS = ['api', 'entry', 'login', 'session']
/** And those that come with campaigns. `cashInvite` joins with its feature; a preview has no state that the store would keep (config/adr/0008). */
const LATE_KEYS = ['testDrive']

it('keeps exactly the store keys of the design', async () => {
  const navigation = { current: () => ({ pathname: '/', search: '', state: null, wasReplace: false }), replace: () => Promise.resolve() }
  const { store, join } = makeStore({ environment: environmentOf('dev', 'car'), navigation })
  expect(Object.keys(store.getState()).toSorted()).toEqual(KEYS)
  for (const load of Object.values(registry)) await join((await load()).campaign.slices)
  const keys = Object.keys(store.getState())
  expect(keys.filter((key) => !LATE_KEYS.some((late) => late === key)).toSorted()).toEqual([...KEYS].toSorted())
})
