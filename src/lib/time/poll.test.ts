import { poll } from './poll'

const going = { aborted: false }
const answers = (...given: readonly (number | Error)[]) => {
  const asked: (number | Error)[] = []
  const ask = () => {
    const answer = given[asked.length] ?? 0
    asked.push(answer)
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  }
  return { ask, asked }
}
const isSeven = (answer: number) => answer === 7

it('asks until the answer is good (spec 2 §9)', async () => {
  const { ask, asked } = answers(1, 2, 7, 8)
  expect(await poll(ask, isSeven, { every: 1, atMost: 10, signal: going })).toBe(7)
  expect(asked).toEqual([1, 2, 7])
})

it('gives up after the last question, with its answer', async () => {
  const { ask, asked } = answers(1, 2, 3, 4)
  expect(await poll(ask, isSeven, { every: 1, atMost: 3, signal: going })).toBe(3)
  expect(asked).toHaveLength(3)
})

it('takes a failure for one more question', async () => {
  const { ask } = answers(new Error('down'), 7)
  expect(await poll(ask, isSeven, { every: 1, atMost: 3, signal: going })).toBe(7)
})

it('asks no more once it is ended', async () => {
  const signal = { aborted: false }
  const { ask, asked } = answers(1, 2, 3)
  const ending = poll(async () => ((signal.aborted = true), ask()), isSeven, { every: 1, atMost: 3, signal })
  expect(await ending).toBe(1)
  expect(asked).toEqual([1])
})
