// @isolated: which host this is is found out once, when the module is first asked.
import { jest } from '@jest/globals'
import { act, render } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { configureStore } from '@reduxjs/toolkit'
import type { ShareCard } from '@/hosts'
import { installChatApp, type ChatAppStub } from '@/mocks/hosts/chatAppStub'
import { PAGE_SHARE_TIMEOUT_MS } from './pageShare'
import { usePageShare } from './usePageShare'

const card = (title: string): ShareCard => ({ link: 'https://m.example.com/a', title, desc: '', imgUrl: '' })
let chat: ChatAppStub
let title = 'A'

function Page() {
  usePageShare(title === '' ? undefined : card(title))
  return null
}

beforeAll(async () => {
  chat = installChatApp({ device: 'ios', isMiniProgram: true })
  // The package takes real time to load; the rest is counted.
  await import('@/hosts').then(({ openHost }) => openHost())
  await import('weixin-js-sdk')
  chat.remove()
})
beforeEach(() => {
  chat = installChatApp({ device: 'ios', isMiniProgram: true })
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
  chat.remove()
})

const pass = () => act(() => jest.advanceTimersByTimeAsync(PAGE_SHARE_TIMEOUT_MS))
const posted = () => chat.of('postMessage').map(({ type, title: posted }) => posted ?? type)

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
