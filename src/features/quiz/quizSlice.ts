import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { withImmediatePersist } from '@/lib/storage/withImmediatePersist'
import type { LazySlice } from '@/lib/storage/lazySlice'
import { quizPersist } from './quiz.persist'
import { noQuiz, type QuizAnswer, type QuizOutcome, type QuizState } from './quizState'

type Round = { readonly owner: string; readonly roundId: string }
type Answered = Round & { readonly question: string; readonly answer: QuizAnswer }

type Judged = { readonly owner: string; readonly outcome: QuizOutcome }

/** What is kept of this user's; after a login on another document that may be nothing, and the outcome comes all the same. */
const ofOwner = (state: QuizState, owner: string): QuizState => (state.owner === owner ? state : { ...noQuiz, owner })

/** What is kept of a round; nothing of any other. */
const ofRound = (state: QuizState, { owner, roundId }: Round): QuizState => (state.owner === owner && state.roundId === roundId ? state : { ...noQuiz, owner, roundId })

const slice = createSlice({
  name: 'quiz',
  initialState: noQuiz,
  reducers: {
    /** The first answer to a question is the answer; it is kept before the next question is shown. */
    quizAnswered: {
      prepare: (payload: Answered) => withImmediatePersist(payload),
      reducer: (state, { payload: { question, answer, ...round } }: PayloadAction<Answered>): QuizState => {
        const own = ofRound(state, round)
        return question in own.answers ? own : { ...own, answers: { ...own.answers, [question]: answer } }
      },
    },
    /** The time of a round is up, whether anything was answered or not. */
    quizEnded: {
      prepare: (payload: Round) => withImmediatePersist(payload),
      reducer: (state, { payload }: PayloadAction<Round>): QuizState => ofRound(state, payload),
    },
    quizRefused: (state, { payload: owner }: PayloadAction<string>): QuizState => ({ ...ofOwner(state, owner), answers: {}, isRefused: true }),
    quizJudged: (state, { payload: { owner, outcome } }: PayloadAction<Judged>): QuizState => ({ ...ofOwner(state, owner), answers: {}, outcome }),
  },
})

export const quizSlice: LazySlice = { reducerPath: slice.reducerPath, reducer: slice.reducer, persist: quizPersist }
export const { quizAnswered, quizEnded, quizJudged, quizRefused } = slice.actions

export type WithQuiz = { readonly quiz: QuizState }

declare module '@/lib/storage/lazySlice' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface LazyLoadedSlices extends WithQuiz {}
}

/** Nothing of another user, nor of another activity. */
export const quizOf = ({ quiz }: WithQuiz, owner: string): QuizState => (quiz.owner === owner ? quiz : noQuiz)
