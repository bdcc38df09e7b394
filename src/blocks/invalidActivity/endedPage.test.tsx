import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { jest } from '@jest/globals'
import { editableFields } from '@/blocks/share/editableFields'
import { page } from './endedPage'

const PICTURE = 'https://cdn.example/over.png'

function show(bgImageType: 0 | 1 | 2, bgImage: string, isDriver = false) {
  const actions = { leave: jest.fn(), callCar: jest.fn() }
  const { container } = render(<page.View config={{ bgImageType, bgImage }} data={{ isDriver }} actions={actions} />)
  return { actions, container, pictures: [...container.querySelectorAll('img')].map(({ src }) => src) }
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

it('has the default look where the picture cannot be loaded', () => {
  const { container } = show(2, PICTURE)
  expect(container.querySelector('svg')).toBeNull()
  fireEvent.error(container.querySelector('img')!)
  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelector('svg')).toBeVisible()
})

it('lets marketing set no more than what is shown live: the background and its picture (spec 2 §3)', () => {
  expect(Object.keys(editableFields(page))).toEqual(['bgImageType', 'bgImage'])
  show(1, '')
  expect(document.title).toBe('活动已结束')
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
