import { entry, ready, sampleCampaign, samplePage } from '../../tests/sampleCampaign'
import { ROUTER_BASENAME } from './routing/basePath'
import { navigationOf } from './navigation'
import { createAppRouter, type AppRouter } from './routing/router'

let router: AppRouter

const page = () => Promise.resolve(samplePage(() => ready()))
const { campaigns } = sampleCampaign({ '': entry(page), join: entry(page, { kind: 'register' }) })

const routerAt = (start: string): AppRouter => {
  window.history.replaceState(null, '', ROUTER_BASENAME + start)
  router = createAppRouter(campaigns)
  return router
}

afterEach(() => router.dispose())

it('tells addresses without the base path', () => {
  expect(navigationOf(routerAt('/cash/login?sourceId=S1')).current()).toEqual({ pathname: '/cash/login', search: '?sourceId=S1', state: null, wasReplace: false })
})

it.each([
  ['/sample-activity?sourceId=S1', { isRegister: false }],
  ['/Sample-Activity//join/?sourceId=S1', { isRegister: true }],
  ['/sample-activity/nowhere', { isRegister: false }],
  ['/old-activity/join', null],
  ['/', null],
])('knows the campaign of an address: %s', async (address, here) => {
  const navigation = navigationOf(routerAt(address))
  await router.campaigns.get('sample-activity')!.read()
  expect(navigation.campaignHere()).toEqual(here)
})

it('replaces the current entry and carries the state along', () => {
  const navigation = navigationOf(routerAt('/cash'))
  navigation.replace('/cash/login?sourceId=S1', { state: { from: '/cash' } })
  expect(navigation.current()).toEqual({ pathname: '/cash/login', search: '?sourceId=S1', state: { from: '/cash' }, wasReplace: true })
})

it('does not take a push for a replace', async () => {
  const navigation = navigationOf(routerAt('/cash'))
  navigation.replace('/cash/login', { state: null })
  await router.navigate('/cash')
  expect(navigation.current()).toMatchObject({ pathname: '/cash', wasReplace: false })
})
