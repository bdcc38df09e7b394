import { useEffect, useState } from 'react'
import type { QuizAnswers } from '@/features/quiz'
import { progressOf, type QuizRound, type QuizProgress } from './quizRound'

/** Where the round stands; computed each second and when the page is shown again. Without a server clock it does not change. */
export function useQuizProgress(round: QuizRound, answers: QuizAnswers, now: (() => number) | undefined): QuizProgress | null {
  const [, tick] = useState(0)
  const progress = progressOf(round, answers, now ? now() : round.startedAt)
  const nextMs = progress && now ? progress.msLeft % 1_000 || 1_000 : undefined
  useEffect(() => {
    if (nextMs === undefined) return undefined
    const again = () => tick((count) => count + 1)
    const timer = setTimeout(again, nextMs)
    document.addEventListener('visibilitychange', again)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', again)
    }
  })
  return progress
}
