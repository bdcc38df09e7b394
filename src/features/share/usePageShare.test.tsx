// @isolated: which host this is is found out once, when the module is first asked.
import { jest } from '@jest/globals'
import { act, render } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { configureStore } from '@reduxjs/toolkit'
import { usePageShare } from './usePageShare'
import { cardOf, mountMiniProgram } from '../../../tests/pageShareHarness'

const { posted } = mountMiniProgram()
let title = 'A'

function Page() {
  usePageShare(title === '' ? undefined : cardOf(title))
  return null
}

const pass = () => act(() => jest.advanceTimersByTimeAsync(300))

it('sets the page share again after each route, with the same card once for each (spec 2 §9)', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/home'] })
  const { unmount } = render(
    <Provider store={configureStore({ reducer: () => ({}) })}>
      <RouterProvider router={router} />
    </Provider>,
  )
  await pass()
  expect(posted()).toEqual(['A'])
  await act(() => router.navigate('/home?tab=2'))
  await pass()
  expect(posted()).toEqual(['A', 'A'])
  title = 'B'
  await act(() => router.navigate('/home?tab=3'))
  await pass()
  expect(posted()).toEqual(['A', 'A', 'B'])
  unmount()
  await pass()
  expect(posted()).toEqual(['A', 'A', 'B', 'pageShareReset'])
})
