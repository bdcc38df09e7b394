import { jest } from '@jest/globals'
import { configureStore } from '@reduxjs/toolkit'
import { act, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { CODE } from '@/api/errors/errorCodes'
import { entryReducer } from '@/features/entry'
import { definePage, type LivePage as Live, type PageActions } from './definePage'
import { LivePage } from './LivePage'

const store = configureStore({ reducer: { entry: entryReducer } })

const showing = (live: Live<null, PageActions>) =>
  render(
    <Provider store={store}>
      <MemoryRouter>
        <LivePage page={definePage({ kind: 'empty', config: {}, fixtures: { default: null }, actionNames: [], useLive: () => live, View: () => <h1>Content</h1> })} />
      </MemoryRouter>
    </Provider>,
  )

const refused = (errCode: number) => ({ kind: 'business', errCode, errMsg: '', data: null })

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('shows bones while the page loads', () => {
  showing({ status: 'loading' })
  expect(screen.getByRole('status')).toHaveTextContent('加载中')
})

it('shows the content once it is there, and says so on the document', () => {
  showing({ status: 'ready', rawConfig: {}, data: null, actions: {} })
  expect(screen.getByRole('heading', { name: 'Content' })).toBeVisible()
  expect(document.documentElement).toHaveAttribute('data-app', 'ready')
})

it.each([CODE.activityEnded, CODE.activityNotStarted, CODE.userNotInNameList, CODE.tokenParsingFailed])('keeps the bones while code %s leads away (spec 1 §8)', (code) => {
  showing({ status: 'failed', error: refused(code), retry: jest.fn() })
  expect(screen.getByRole('status')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('does not leave anybody with bones when nothing leads away after all', async () => {
  showing({ status: 'failed', error: refused(CODE.activityEnded), retry: jest.fn() })
  // Asynchronous, because the picture of the error screen comes late.
  await act(() => jest.advanceTimersByTimeAsync(5_000))
  expect(screen.getByRole('button', { name: '重试' })).toBeVisible()
  expect(screen.getByRole('button', { name: '返回首页' })).toBeVisible()
})
