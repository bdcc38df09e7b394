import { jest } from '@jest/globals'

const said = jest.fn()
jest.unstable_mockModule('@/ui/feedback/toast', () => ({ TOAST_MS: 2000, toast: { error: said, success: said, warning: said, loading: said, dismiss: said } }))
jest.unstable_mockModule('@/lib/retryImport', () => ({ retryImport: () => Promise.reject(new Error('ChunkLoadError')) }))
const { loadFlowsOr } = await import('./loadFlows')

it('gives the button back and says why when the code of the login cannot be had', async () => {
  const giveBack = jest.fn()
  expect(await loadFlowsOr(giveBack)).toBeNull()
  expect(giveBack).toHaveBeenCalledTimes(1)
  expect(said).toHaveBeenCalledWith('网络开小差了，请稍后重试')
})
