import { render, screen } from '@testing-library/react'
import { withFixtures } from '../withFixtures'
import { page } from './infoPage'

it.each([
  ['default', '活动进行中'],
  ['notStarted', '活动未开始'],
  ['ended', '活动已结束'],
  ['invalid', '活动不存在'],
])('can be looked at as it is when the activity is %s (spec 2 §2.2)', async (name, words) => {
  const { fixtures, View } = await withFixtures(page)
  render(<View config={{}} data={fixtures[name]} actions={{ leave: () => undefined, callCar: () => undefined, join: () => undefined }} />)
  expect(screen.getByRole('heading', { name: words })).toBeVisible()
})
