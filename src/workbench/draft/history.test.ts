import { canRedo, canUndo, goTo, recordStep, startHistory, stepAt, type History } from './history'

const typed = (history: History<string>, value: string, at: number, what = 'title') => recordStep(history, { value, what, at }, { isTyping: true })
const values = ({ steps }: History<string>) => steps.map(({ value }) => value)

it('undoes and redoes, and stops at both ends', () => {
  let history = recordStep(startHistory('', 0), { value: 'a', what: 'import', at: 1 })
  expect([canUndo(history), canRedo(history)]).toEqual([true, false])
  history = goTo(history, history.index - 1)
  expect(stepAt(history).value).toBe('')
  expect([canUndo(history), canRedo(history)]).toEqual([false, true])
  expect(stepAt(goTo(history, -5)).value).toBe('')
  expect(stepAt(goTo(history, 9)).value).toBe('a')
})

it('takes quick typing in one field for one step', () => {
  const history = typed(typed(typed(startHistory('', 0), 'a', 10), 'ab', 400), 'abc', 1_200)
  expect(values(history)).toEqual(['', 'abc'])
})

it('starts a new step after a pause, in another field, and for what is not typed', () => {
  const first = typed(startHistory('', 0), 'a', 10)
  expect(values(typed(first, 'ab', 1_500))).toEqual(['', 'a', 'ab'])
  expect(values(typed(first, 'b', 20, 'headline'))).toEqual(['', 'a', 'b'])
  expect(values(recordStep(first, { value: 'b', what: 'title', at: 20 }))).toEqual(['', 'a', 'b'])
})

it('never joins typing with what was there before it, nor with what was undone to', () => {
  expect(values(typed(startHistory('', 0), 'a', 0, 'start'))).toEqual(['', 'a'])
  const undone = goTo(typed(typed(startHistory('', 0), 'a', 10), 'b', 20, 'headline'), 1)
  expect(values(typed(undone, 'ab', 30))).toEqual(['', 'a', 'ab'])
})

it('forgets what was undone once something new is done, and takes no change for no step', () => {
  const history = typed(startHistory('', 0), 'a', 10)
  expect(values(typed(goTo(history, 0), 'b', 5_000))).toEqual(['', 'b'])
  expect(typed(history, 'a', 5_000)).toBe(history)
})

it('keeps the newest two hundred', () => {
  let history = startHistory('0', 0)
  for (let n = 1; n <= 300; n += 1) history = recordStep(history, { value: String(n), what: 'x', at: n })
  expect(history.steps).toHaveLength(200)
  expect(stepAt(history).value).toBe('300')
})
