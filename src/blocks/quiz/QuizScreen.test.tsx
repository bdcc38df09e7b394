import { jest } from '@jest/globals'
import { act, render } from '@testing-library/react'
import type { QuizAnswers } from '@/features/quiz'
import { startClock } from '@/lib/time/serverClock'
import { ThemeProvider } from '@/ui/theme'
import { QuizScreen } from './QuizScreen'

const round = { id: 'R1', startedAt: 0, limitMs: 15_000, questions: [{ id: 'a', text: '停车休息？', image: '', options: [{ id: '1', text: '4小时' }] }] }
const nothing = () => undefined

it.each<[what: string, isHidden: boolean, answers: QuizAnswers, handedIn: readonly number[]]>([
  ['in front, without an answer', false, {}, [1, 1]],
  ['behind another tab, with an answer', true, { a: { option: '1', at: 4_000 } }, [1, 1]],
  ['behind another tab, which may have the answers, once it is in front again', true, {}, [0, 1]],
])('hands in once when the time is up, %s (design §8)', (_, isHidden, answers, handedIn) => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  const onOver = jest.fn()
  render(
    <ThemeProvider>
      <QuizScreen round={round} answers={answers} clock={startClock('2026-11-20 12:00:00')} sending="idle" onAnswer={nothing} onOver={onOver} onReturned={nothing} />
    </ThemeProvider>,
  )
  const counts = [onOver.mock.calls.length]
  hidden.mockReturnValue(false)
  for (let times = 0; times < 2; times += 1) act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect([...counts, onOver.mock.calls.length]).toEqual(handedIn)
})
