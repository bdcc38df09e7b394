import { jest } from '@jest/globals'

const error = jest.fn()
jest.unstable_mockModule('@/ui/feedback/toast', () => ({ TOAST_MS: 2000, toast: { error, success: error, warning: error, loading: error, dismiss: error } }))
jest.unstable_mockModule('./flows', () => {
  throw new Error('ChunkLoadError')
})
const { readFlowsOr } = await import('./flowsChunk')

it('enables the button again and says why when the code of the login cannot be loaded', async () => {
  jest.useFakeTimers()
  const enableButton = jest.fn()
  const flows = readFlowsOr(enableButton)
  await jest.advanceTimersByTimeAsync(2_500)
  expect(await flows).toBeNull()
  expect(enableButton).toHaveBeenCalledTimes(1)
  expect(error).toHaveBeenCalledWith('网络开小差了，请稍后重试')
})
