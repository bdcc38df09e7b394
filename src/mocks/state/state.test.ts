import { createState, definePart } from './state'

const now = () => Date.UTC(2026, 10, 20, 16, 30, 5)
const numbers = definePart('numbers', (state) => ({ first: state.random('numbers').int(0, 1_000_000), time: state.clock.now() }))
const others = definePart('others', (state) => ({ first: state.random('others').int(0, 1_000_000) }))

it('gives the same data for the same seed, in whatever order its parts are first read', () => {
  const one = createState({ seed: 'a', now })
  const two = createState({ seed: 'a', now })
  const first = [numbers.of(one), others.of(one)]
  const second = [others.of(two), numbers.of(two)].toReversed()
  expect(first).toEqual(second)
  expect(numbers.of(createState({ seed: 'b', now }))).not.toEqual(numbers.of(one))
})

it('tells the time in Asia/Shanghai as YYYY-MM-DD HH:mm:ss', () => {
  const { clock } = createState({ now })
  expect(clock.now()).toBe('2026-11-21 00:30:05')
  expect(clock.shift({ days: -1, hours: -1, minutes: 10 })).toBe('2026-11-19 23:40:05')
})

it('remembers changes, forgets them on reset, and puts a saved state back', () => {
  const state = createState({ seed: 'a', now })
  const { first } = numbers.of(state)
  numbers.of(state).first = -1
  const saved = structuredClone(state.data)
  state.reset()
  expect(numbers.of(state).first).toBe(first)
  state.restore(JSON.parse(JSON.stringify(saved)) as typeof saved)
  expect(numbers.of(state).first).toBe(-1)
})
