import { createMemoryRouter } from 'react-router'
import { BASE_PATH } from './basePath'
import { navigationOf } from './navigation'

const router = (start: string) => createMemoryRouter([{ path: '*', element: null }, { path: 'slow', loader: () => new Promise((resolve) => setTimeout(resolve, 10, null)), element: null }], { basename: BASE_PATH, initialEntries: [BASE_PATH + start] })

it('tells addresses without the base path', () => {
  expect(navigationOf(router('/cash/login?sourceId=S1')).current()).toEqual({ pathname: '/cash/login', search: '?sourceId=S1', state: null, wasReplace: false })
})

it('replaces the current entry and carries the state along', async () => {
  const navigation = navigationOf(router('/cash'))
  await navigation.replace('/cash/login?sourceId=S1', { state: { from: '/cash' } })
  expect(navigation.current()).toEqual({ pathname: '/cash/login', search: '?sourceId=S1', state: { from: '/cash' }, wasReplace: true })
})

it('knows where it is heading while the screen is still on its way, so that nothing leads there twice', async () => {
  const navigation = navigationOf(router('/cash'))
  const arrival = navigation.replace('/slow', { state: null })
  expect(navigation.current()).toMatchObject({ pathname: '/slow', wasReplace: true })
  await arrival
  expect(navigation.current()).toMatchObject({ pathname: '/slow', wasReplace: true })
})

it('does not take a push for a replace', async () => {
  const opened = router('/cash')
  const navigation = navigationOf(opened)
  await navigation.replace('/cash/login', { state: null })
  await opened.navigate('/cash')
  expect(navigation.current()).toMatchObject({ pathname: '/cash', wasReplace: false })
})
