import { useEffect, useState } from 'react'
import type { QuizAnswers } from '@/features/quiz'
import { standingOf, type QuizRound, type QuizStanding } from './quizRound'

/** Where the round stands; computed each second and when the page is shown again. Without a server clock it does not change. */
export function useQuizStanding(round: QuizRound, answers: QuizAnswers, now: (() => number) | undefined): QuizStanding | null {
  const [, tick] = useState(0)
  const standing = standingOf(round, answers, now ? now() : round.startedAt)
  const nextMs = standing && now ? standing.msLeft % 1_000 || 1_000 : undefined
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
  return standing
}
