import { screen, within } from '@testing-library/react'
import { mountTestBackend } from '@/mocks/jest'
import { openAs } from '../../../tests/journeySteps'
import { clearBrowser } from '../../../tests/render'
import { mocks } from './mocks'

const backend = mountTestBackend()
afterEach(clearBrowser)

it('shows its rewards in English, whose words come after the sheet is open', async () => {
  const app = await openAs(backend, `/${mocks.prefix}?sourceId=${mocks.sourceId}&lang=en`)
  await app.user.click(await screen.findByRole('button', { name: 'Details' }))
  const rewards = within(await screen.findByRole('dialog', { name: 'Rewards' }))
  expect((await rewards.findAllByText(/^From/))[0]).toBeVisible()
})
