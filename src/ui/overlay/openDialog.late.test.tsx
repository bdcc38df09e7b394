import { jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'

jest.unstable_mockModule('./ConfirmDialog', () => new Promise<never>(() => undefined))

const { LayerHost } = await import('./LayerHost')
const { openDialog } = await import('./openDialog')

it('asks in a plain panel when its code takes too long, so that the page can be left', async () => {
  jest.useFakeTimers()
  render(<LayerHost />)
  act(() => void openDialog({ title: '放弃填写', actions: [{ label: '继续填写' }] }))
  await act(() => jest.advanceTimersByTimeAsync(3_900))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await act(() => jest.advanceTimersByTimeAsync(200))
  expect(screen.getByRole('alertdialog', { name: '放弃填写' })).toBeVisible()
  jest.useRealTimers()
})
