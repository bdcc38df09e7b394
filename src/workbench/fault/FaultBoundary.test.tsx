import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { jest } from '@jest/globals'
import { saveDraft, storedPages, readDraft } from '../draft/storedDrafts'
import { toHash } from '../draft/linkState'
import { FaultBoundary } from './FaultBoundary'

/** Breaks as long as the draft of `a` is there, in this browser or in the address. */
function Tool() {
  if (readDraft('a') || window.location.hash.includes('config=')) throw new RangeError('Maximum call stack size exceeded')
  return <p>works</p>
}

beforeEach(() => {
  localStorage.clear()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  window.history.replaceState(null, '', '#')
  jest.restoreAllMocks()
})

it('says what happened, and opens again once the draft is dropped, which leaves the other drafts alone', async () => {
  saveDraft('a', { title: 'Breaks' })
  saveDraft('a/rule', { title: 'Mine' })
  render(<FaultBoundary><Tool /></FaultBoundary>)
  expect(screen.getByRole('alert')).toHaveTextContent('Maximum call stack size exceeded')
  expect(screen.getByRole('button', { name: '重新加载' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '丢弃草稿：a' }))
  expect(screen.getByText('works')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(storedPages()).toEqual(['a/rule'])
  expect(window.location.hash).toBe('#page=a')
})

it('takes the configuration out of the address too, where it was kept nowhere else', async () => {
  window.history.replaceState(null, '', toHash({ page: 'b', config: { title: 'Breaks' } }))
  render(<FaultBoundary><Tool /></FaultBoundary>)
  await userEvent.click(screen.getByRole('button', { name: '丢弃草稿：b' }))
  expect(screen.getByText('works')).toBeVisible()
  expect(window.location.hash).toBe('#page=b')
})

it('stays while the fault stays, so that the next draft can be dropped', async () => {
  saveDraft('b', { title: 'Mine' })
  saveDraft('a', { title: 'Breaks' })
  render(<FaultBoundary><Tool /></FaultBoundary>)
  await userEvent.click(screen.getByRole('button', { name: '丢弃草稿：b' }))
  expect(screen.getByRole('alert')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '丢弃草稿：a' }))
  expect(screen.getByText('works')).toBeVisible()
  expect(storedPages()).toEqual([])
})
