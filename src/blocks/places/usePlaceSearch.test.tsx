import { jest } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { Provider } from 'react-redux'
import { startStore } from '../../../tests/startStore'
import { usePlaceSearch } from './usePlaceSearch'

afterEach(() => jest.useRealTimers())

it('asks once the typing has paused for 300 ms, and cancels at once what was on its way (spec 2 §5, §9)', async () => {
  const { store } = await startStore()
  const asked: { readonly signal: AbortSignal | null | undefined; readonly find: (name: string) => void }[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation((_, init) => new Promise((resolve) => {
    const find = (name: string) => resolve(Response.json({ status: '1', pois: [{ name, location: '121.500000,31.250000' }] }))
    asked.push({ signal: init?.signal, find })
  }))
  jest.useFakeTimers()
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
  const { result, rerender } = renderHook((keywords: string) => usePlaceSearch('上海市', keywords), { initialProps: '静', wrapper: ({ children }) => <Provider store={store}>{children}</Provider> })

  await pass(299)
  expect(asked).toHaveLength(0)
  await pass(1)
  expect(asked).toHaveLength(1)
  expect(asked[0]?.signal?.aborted).toBe(false)
  rerender('静安')
  expect(asked[0]?.signal?.aborted).toBe(true)

  await pass(300)
  expect(asked).toHaveLength(2)
  asked[1]?.find('静安寺')
  await pass(0)
  const found = { status: 'found', places: [expect.objectContaining({ name: '静安寺' })] }
  expect(result.current.search).toEqual(found)
  asked[0]?.find('静')
  await pass(0)
  expect(result.current.search).toEqual(found)
})
