import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { jest } from '@jest/globals'
import { page } from './endedPage'

const PICTURE = 'https://cdn.example/over.png'

function show(bgImageType: 0 | 1 | 2, bgImage: string, isDriver = false, title = '') {
  const actions = { leave: jest.fn(), callCar: jest.fn() }
  const { container } = render(<page.View config={{ title, bgImageType, bgImage }} data={{ isDriver }} actions={actions} />)
  return { actions, pictures: [...container.querySelectorAll('img')].map(({ src }) => src) }
}

it.each([
  [0, PICTURE, []],
  [1, PICTURE, []],
  [2, PICTURE, [PICTURE]],
  [2, '', []],
] as const)('background type %s with picture "%s" draws %j behind the words (spec 2 §3)', (type, picture, expected) => {
  const { pictures } = show(type, picture)
  expect(screen.getByRole('heading', { name: '活动已结束' })).toBeVisible()
  expect(pictures).toEqual(expected)
})

it('has the words that marketing gave it', () => {
  show(1, '', false, 'Over and out')
  expect(screen.getByRole('heading', { name: 'Over and out' })).toBeVisible()
  expect(document.title).toBe('Over and out')
})

it('leads out, and to a ride', async () => {
  const { actions } = show(1, '')
  await userEvent.click(screen.getByRole('button', { name: '返回首页' }))
  await userEvent.click(screen.getByRole('button', { name: '立即打车' }))
  expect([actions.leave.mock.calls.length, actions.callCar.mock.calls.length]).toEqual([1, 1])
})

it('offers no ride to a driver', () => {
  show(1, '', true)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['返回首页'])
})
