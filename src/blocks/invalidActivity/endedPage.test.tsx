import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { jest } from '@jest/globals'
import { page } from './endedPage'

const PICTURE = 'https://cdn.example/over.png'

function show(bgImageType: number, bgImage: string, isDriver = false) {
  const left = jest.fn()
  const { container } = render(<page.View config={{ bgImageType, bgImage }} data={{ isDriver }} actions={{ left }} />)
  return { left, pictures: [...container.querySelectorAll('img')].map(({ src }) => src) }
}

it.each([
  [0, PICTURE, []],
  [1, PICTURE, []],
  [2, PICTURE, [PICTURE]],
  [2, '', []],
  [7, PICTURE, []],
] as const)('background type %s with picture "%s" draws %j behind the words (spec 2 §3)', (type, picture, expected) => {
  const { pictures } = show(type, picture)
  expect(screen.getByRole('heading', { name: '活动已结束' })).toBeVisible()
  expect(pictures).toEqual(expected)
})

it('leads out', async () => {
  const { left } = show(1, '')
  await userEvent.click(screen.getByRole('button', { name: '返回首页' }))
  expect(left).toHaveBeenCalledTimes(1)
})
