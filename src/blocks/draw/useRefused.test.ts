import { act, renderHook } from '@testing-library/react'
import { useRefused } from './useRefused'

const refuse = () => {
  const { result, rerender } = renderHook(({ chances }) => useRefused(chances), { initialProps: { chances: 1 } })
  act(() => result.current.noteRefusal(-196754))
  const after = (chances: number) => {
    rerender({ chances })
    return result.current.refusedWith
  }
  return { refusedWith: result.current.refusedWith, after }
}

it('knows what was refused for as long as the page says the same of it (spec 2 §8, -196754)', () => {
  const { refusedWith, after } = refuse()
  expect([refusedWith, after(1), after(0)]).toEqual([-196754, -196754, undefined])
})

it('forgets a refusal once the page has said anything else: as many chances as then are new ones', () => {
  const { after } = refuse()
  expect([after(0), after(1)]).toEqual([undefined, undefined])
})
