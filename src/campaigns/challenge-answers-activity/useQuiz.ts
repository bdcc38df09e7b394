import { useEffect, useEffectEvent } from 'react'
import { useDispatch, useSelector, useStore } from 'react-redux'
import { useDraw } from '@/blocks/draw/useDraw'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { quizAnswered, quizEnded, quizJudged, quizOf, quizRefused, type QuizOutcome, type WithQuiz } from '@/features/quiz'
import type { ActivityRequest } from '@/services/candle'
import { useStartChallengeMutation, useSubmitChallengeAnswersMutation, type Answers } from './api'

/** Whose answers they are. */
const ownerOf = ({ sourceId, userUid }: ActivityRequest): string => `${sourceId} ${userUid}`

export const useOwnQuiz = (request: ActivityRequest) => useSelector((state: WithQuiz) => quizOf(state, ownerOf(request)))

/** A live round: started once, each question answered once, handed in once, and then on to what came of it. */
export function useQuiz(request: ActivityRequest) {
  const owner = ownerOf(request)
  const dispatch = useDispatch()
  const store = useStore<WithQuiz>()
  const { answers, roundId, isRefused, outcome: judged } = useOwnQuiz(request)
  const { open } = useCampaignNavigate()
  const [start] = useStartChallengeMutation()
  const [submit] = useSubmitChallengeAnswersMutation()

  const starting = useDraw({ name: 'start', send: (requestId) => start({ request, requestId, args: undefined }) })
  const handing = useDraw<QuizOutcome, Answers>({
    name: 'answers',
    send: (requestId, args) => submit({ request, requestId, args }),
    onRefused: () => void dispatch(quizRefused()),
  })

  // The page call says how the round stands: its answer is asked for as soon as one has begun.
  const closeStart = useEffectEvent(starting.close)
  const hasBegun = starting.stage.step === 'told'
  useEffect(() => {
    if (hasBegun) closeStart()
  }, [hasBegun])

  const outcome = handing.stage.step === 'told' ? handing.stage.result : undefined
  const showOutcome = useEffectEvent(() => {
    if (!outcome) return
    dispatch(quizJudged(outcome))
    handing.close()
    open(outcome.hasPassed ? 'success' : 'fail', { replace: true, state: { isFresh: true } })
  })
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once for each outcome
  useEffect(() => showOutcome(), [outcome])

  return {
    answers,
    /** Over for good, also while the page call still tells of it. */
    closedRound: isRefused || judged ? roundId : null,
    starting: starting.stage.step,
    handing: handing.stage.step,
    start: () => starting.draw(),
    answer: (round: string, question: string, option: string, at: number) => void dispatch(quizAnswered({ owner, roundId: round, question, answer: { option, at } })),
    handIn: (round: string | null) => {
      if (round === null) return handing.draw({ roundId: '', answers: [] })
      dispatch(quizEnded({ owner, roundId: round }))
      const kept = quizOf(store.getState(), owner)
      handing.draw({ roundId: round, answers: Object.entries(kept.answers).map(([questionId, { option }]) => ({ questionId, optionId: option })) })
    },
  }
}
