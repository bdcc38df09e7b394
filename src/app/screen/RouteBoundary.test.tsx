import { jest } from '@jest/globals'
import { configureStore } from '@reduxjs/toolkit'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { entryReducer } from '@/features/entry'
import { RouteBoundary } from './RouteBoundary'

const store = configureStore({ reducer: { entry: entryReducer } })

const inBoundary = (page: ReactNode) =>
  render(
    <Provider store={store}>
      <MemoryRouter>
        <RouteBoundary>{page}</RouteBoundary>
      </MemoryRouter>
    </Provider>,
  )

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

/** A page that takes a text of its own away, which React cannot do once something has wrapped it. */
function Countdown() {
  const [seconds, setSeconds] = useState(2)
  return (
    <main>
      {seconds > 1 && '还有时间'}
      <button onClick={() => setSeconds(seconds - 1)}>{seconds > 0 ? '等待' : '出发'}</button>
    </main>
  )
}

/** What a translator does to a page: every text in an element of its own. */
function translate(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Node[] = []
  while (texts.nextNode()) found.push(texts.currentNode)
  for (const text of found) {
    const font = document.createElement('font')
    text.parentNode?.replaceChild(font, text)
    font.textContent = `translated ${text.textContent}`
  }
}

it('draws a page anew that a browser has translated, and goes on', async () => {
  inBoundary(<Countdown />)
  act(translate)
  await userEvent.click(screen.getByRole('button'))
  expect(screen.queryByText('页面出了点问题')).not.toBeInTheDocument()
  await userEvent.click(await screen.findByRole('button', { name: '等待' }))
  await userEvent.click(screen.getByRole('button', { name: '等待' }))
  expect(screen.getByRole('button', { name: '出发' })).toBeVisible()
})

it('shows an error screen for a page that cannot be drawn for any other reason, and tries again at a tap', async () => {
  let isBroken = true
  const Broken = () => {
    if (isBroken) throw new Error('broken')
    return <p>内容</p>
  }
  inBoundary(<Broken />)
  expect(screen.getByRole('alert')).toHaveTextContent('页面出了点问题')
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(screen.getByText('内容')).toBeVisible()
})

it('does not draw anew for ever', () => {
  const Foreign = () => {
    throw new DOMException('The node to be removed is not a child of this node.', 'NotFoundError')
  }
  inBoundary(<Foreign />)
  expect(screen.getByRole('alert')).toHaveTextContent('页面出了点问题')
})
