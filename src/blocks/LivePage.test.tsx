import { jest } from '@jest/globals'
import { configureStore } from '@reduxjs/toolkit'
import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { CODE } from '@/api/errors/errorCodes'
import { entryReducer } from '@/features/entry'
import { definePage, type LivePage as Live, type PageActions } from './definePage'
import { LivePage } from './LivePage'

const store = configureStore({ reducer: { entry: entryReducer } })

const ready: Live<null, PageActions> = { status: 'ready', rawConfig: {}, data: null, actions: {} }

const showing = (live: Live<null, PageActions>) => using(() => live)
const using = (useLive: () => Live<null, PageActions>) =>
  render(
    <Provider store={store}>
      <MemoryRouter>
        <LivePage page={definePage({ kind: 'empty', config: {}, fixtures: { default: null }, actionNames: [], useLive, View: () => <h1>Content</h1> })} />
      </MemoryRouter>
    </Provider>,
  )

const refused = (errCode: number) => ({ kind: 'business', errCode, errMsg: '', data: null })

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
})

it('shows a skeleton while the page loads', () => {
  showing({ status: 'loading' })
  expect(screen.getByRole('status')).toHaveTextContent('加载中')
})

it('shows the content once it is there, and says so on the document', () => {
  showing(ready)
  expect(screen.getByRole('heading', { name: 'Content' })).toBeVisible()
  expect(document.documentElement).toHaveAttribute('data-app', 'ready')
})

it('leads back to the top after 600 px on a page of any kind (design §0.6; spec 2 §9)', async () => {
  showing(ready)
  const scrollTo = (px: number) => {
    Object.defineProperty(window, 'pageYOffset', { value: px, configurable: true })
    act(() => void window.dispatchEvent(new Event('scroll')))
  }
  expect(screen.queryByRole('button', { name: '回到顶部' })).not.toBeInTheDocument()
  scrollTo(601)
  expect(await screen.findByRole('button', { name: '回到顶部' })).toBeVisible()
  scrollTo(0)
})

it('keeps the skeleton while the content is drawn, so that a touch meanwhile is not held up', async () => {
  let arrive = (_: Live<null, PageActions>): void => undefined
  using(() => {
    const [live, setLive] = useState<Live<null, PageActions>>({ status: 'loading' })
    arrive = setLive
    return live
  })
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
  flushSync(() => arrive(ready))
  expect(screen.getByRole('status')).toHaveTextContent('加载中')
  expect(await screen.findByRole('heading', { name: 'Content' })).toBeVisible()
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

it.each([CODE.activityEnded, CODE.activityNotStarted, CODE.userNotInNameList, CODE.tokenParsingFailed])('keeps the skeleton while code %s leads away (spec 1 §8)', (code) => {
  showing({ status: 'failed', error: refused(code), retry: jest.fn() })
  expect(screen.getByRole('status')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('does not leave anybody with a skeleton when nothing leads away after all', async () => {
  showing({ status: 'failed', error: refused(CODE.activityEnded), retry: jest.fn() })
  // Asynchronous, because the picture of the error screen comes late.
  await act(() => jest.advanceTimersByTimeAsync(5_000))
  expect(screen.getByRole('button', { name: '重试' })).toBeVisible()
  expect(screen.getByRole('button', { name: '返回首页' })).toBeVisible()
})
