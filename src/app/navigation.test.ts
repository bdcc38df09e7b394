import { ROUTER_BASENAME } from './routing/basePath'
import { navigationOf } from './navigation'
import { createAppRouter, type AppRouter } from './routing/router'

let router: AppRouter

const routerAt = (start: string): AppRouter => {
  window.history.replaceState(null, '', ROUTER_BASENAME + start)
  router = createAppRouter({})
  return router
}

afterEach(() => router.dispose())

it('tells addresses without the base path', () => {
  expect(navigationOf(routerAt('/cash/login?sourceId=S1')).current()).toEqual({ pathname: '/cash/login', search: '?sourceId=S1', state: null, wasReplace: false })
})

it('replaces the current entry and carries the state along', async () => {
  const navigation = navigationOf(routerAt('/cash'))
  await navigation.replace('/cash/login?sourceId=S1', { state: { from: '/cash' } })
  expect(navigation.current()).toEqual({ pathname: '/cash/login', search: '?sourceId=S1', state: { from: '/cash' }, wasReplace: true })
})

it('does not take a push for a replace', async () => {
  const navigation = navigationOf(routerAt('/cash'))
  await navigation.replace('/cash/login', { state: null })
  await router.navigate('/cash')
  expect(navigation.current()).toMatchObject({ pathname: '/cash', wasReplace: false })
})
