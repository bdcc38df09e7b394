import { useEffect, useEffectEvent } from 'react'
import { useDispatch, useSelector, useStore } from 'react-redux'
import type { CallResult } from '@/api/errors/callOutcome'
import { useDraw, type DrawStage } from '@/blocks/draw/useDraw'
import { quizAnswered, quizEnded, quizJudged, quizOf, quizRefused, type QuizAnswers, type QuizOutcome, type WithQuiz } from '@/features/quiz'
import { ownerKeyOf } from '@/lib/ownerKey'
import type { ActionArg, ActivityRequest } from '@/services/candle'
import { toast } from '@/ui/feedback/toast'
import { quizMessages } from './messages'
import { useRoundStatus, type RoundCall } from './useRoundStatus'

/** What is handed in: one option for each question that was answered. */
export type HandedIn = { readonly roundId: string; readonly answers: readonly { readonly questionId: string; readonly optionId: string }[] }

export type QuizData = {
  readonly answers: QuizAnswers
  /** A round that is over, whatever the page call still says of it. */
  readonly closedRound: string | null
  readonly starting: DrawStage<unknown>['step']
  readonly handing: DrawStage<unknown>['step']
}

export type QuizActions = {
  readonly start: () => void
  readonly answer: (round: string, question: string, option: string, at: number) => void
  /** null: what came of those that were handed in is asked once more. */
  readonly handIn: (round: string | null) => void
}

const noAnswers: QuizAnswers = {}
export const noQuizYet: QuizData = { answers: noAnswers, closedRound: null, starting: 'idle', handing: 'idle' }
export const quizActions = ['start', 'answer', 'handIn'] as const

type QuizCalls = {
  /** The round that is on screen, by the page call: a round that was left keeps its answers for itself. */
  readonly round: string | undefined
  /** Both are made with `drawCallOptions`; the page call, which `start` refreshes, tells of the round. */
  readonly start: (arg: ActionArg<undefined>) => Promise<CallResult<string>>
  readonly submit: (arg: ActionArg<HandedIn>) => Promise<CallResult<QuizOutcome>>
  /** The page call; its `refetch` is one that a request under way does not hold up (`useAskAnew`). */
  readonly page: RoundCall
  /** Told that no round begins. */
  readonly onRefused: (errCode: number) => void
  /** It is kept by now (`useOwnQuiz`). */
  readonly onJudged: (outcome: QuizOutcome) => void
}

/** Whose answers they are. */
const ownerOf = ({ sourceId, userUid }: ActivityRequest): string => ownerKeyOf(sourceId, userUid)

export const useOwnQuiz = (request: ActivityRequest) => useSelector((state: WithQuiz) => quizOf(state, ownerOf(request)))

/** A live round: started once, each question answered once, handed in once, and then on to what came of it. */
export function useQuiz(request: ActivityRequest, { round: shownRound, start, submit, page, onRefused, onJudged }: QuizCalls): { readonly data: QuizData; readonly actions: QuizActions } {
  const owner = ownerOf(request)
  const dispatch = useDispatch()
  const store = useStore<WithQuiz>()
  const { answers, roundId, isRefused, outcome: judged } = useOwnQuiz(request)

  const starting = useDraw({ name: 'start', send: (requestId) => start({ request, requestId, args: undefined }), onRefused })
  const handing = useDraw<QuizOutcome, HandedIn>({
    name: 'answers',
    send: (requestId, args) => submit({ request, requestId, args }),
    onRefused: () => void dispatch(quizRefused(owner)),
  })

  const closedRound = isRefused || judged ? roundId : null
  // The page call says how the round stands. Until it has, a second start would be another one, while the clock of this one runs.
  const begun = starting.stage.step === 'settled' ? starting.stage.result : undefined
  const told = useRoundStatus(begun, page)
  const closeStart = useEffectEvent(() => {
    starting.close()
    if (begun === closedRound) toast.warning(quizMessages.read().stillOver)
  })
  useEffect(() => {
    if (begun !== undefined && told === 'told') closeStart()
  }, [begun, told])

  const outcome = handing.stage.step === 'settled' ? handing.stage.result : undefined
  const showOutcome = useEffectEvent(() => {
    if (!outcome) return
    dispatch(quizJudged({ owner, outcome }))
    handing.close()
    onJudged(outcome)
  })
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once for each outcome
  useEffect(() => showOutcome(), [outcome])

  return {
    data: { answers: roundId === shownRound ? answers : noAnswers, closedRound, starting: told === 'failed' ? 'unknown' : starting.stage.step, handing: handing.stage.step },
    actions: {
      start: () => void (begun === undefined ? starting.draw() : page.refetch()),
      answer: (round, question, option, at) => void dispatch(quizAnswered({ owner, roundId: round, question, answer: { option, at } })),
      handIn: (round) => {
        if (round === null) return handing.draw({ roundId: '', answers: [] })
        dispatch(quizEnded({ owner, roundId: round }))
        const kept = quizOf(store.getState(), owner)
        handing.draw({ roundId: round, answers: Object.entries(kept.answers).map(([questionId, { option }]) => ({ questionId, optionId: option })) })
      },
    },
  }
}
