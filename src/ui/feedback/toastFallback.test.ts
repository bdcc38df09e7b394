import { jest } from '@jest/globals'
import { screen } from '@testing-library/react'

jest.unstable_mockModule('./toastRenderer', () => {
  throw new Error('ChunkLoadError')
})
const { toast } = await import('./toast')

const soon = () => new Promise((resolve) => setTimeout(resolve, 50))

afterEach(() => toast.dismiss())

it('shows the text plainly when the toasts cannot be loaded', async () => {
  toast.error('网络开小差了')
  expect(await screen.findByRole('alert')).toHaveTextContent('网络开小差了')
})

it('shows only the newest text', async () => {
  toast.error('第一句')
  toast.error('第二句')
  expect(await screen.findByText('第二句')).toBeVisible()
  expect(screen.queryByText('第一句')).toBeNull()
})

it('does not show a toast that was closed before', async () => {
  toast.loading('提交中')()
  await soon()
  expect(screen.queryByText('提交中')).toBeNull()
})
