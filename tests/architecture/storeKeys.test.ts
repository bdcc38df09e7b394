import { environmentOf } from '@config/env/environments'
import { makeStore } from '@/app/store'
import { registry } from '@/campaigns/registry'
import { hasEveryCampaign } from './hasEveryCampaign'

/** The keys that every page has. */
const KEYS = ['api', 'entry', 'login', 'session']
/** And those that join with the pages which need them. */
const LAZY_KEYS = ['cashInvite', 'collect', 'draw', 'pay', 'preview', 'quiz', 'testDrive']

it('has exactly these store keys', async () => {
  const navigation = { current: () => ({ pathname: '/', search: '', state: null, wasReplace: false }), campaignHere: () => null, replace: () => undefined, uncovered: () => Promise.resolve() }
  const { store } = makeStore({ environment: environmentOf('dev', 'car'), navigation })
  expect(Object.keys(store.getState()).toSorted()).toEqual(KEYS)
  for (const load of Object.values(registry)) {
    const { campaign } = await load()
    await store.inject(campaign.slices)
    for (const entry of Object.values(campaign.pages)) await store.inject((await entry.load()).page.slices)
  }
  const keys = Object.keys(store.getState())
  // A preview's own joins where one is drawn (config/adr/0008); what one campaign alone brings goes with it.
  const absent = hasEveryCampaign ? LAZY_KEYS.filter((key) => key !== 'preview' && !keys.includes(key)) : []
  expect({ unknown: keys.filter((key) => ![...KEYS, ...LAZY_KEYS].includes(key)), absent }).toEqual({ unknown: [], absent: [] })
})
