import { quizPersist } from './quiz.persist'
import { quizAnswered, quizJudged, quizRefused, quizSlice } from './quizSlice'
import { noQuiz, type QuizOutcome } from './quizState'

const round = { owner: 'S1 U1', roundId: 'R1' }
const answered = quizSlice.reducer(noQuiz, quizAnswered({ ...round, question: 'q1', answer: { option: '2', at: 5 } }))
const outcome: QuizOutcome = { hasPassed: true, right: 5, total: 5, reward: { name: '', cents: 1000 }, mistakes: [], chances: 1 }

it('keeps what a round came to with its user', () => {
  expect(quizSlice.reducer(answered, quizJudged({ owner: 'S1 U1', outcome }))).toEqual({ ...round, answers: {}, isRefused: false, outcome })
  expect(quizSlice.reducer(answered, quizRefused('S1 U1'))).toEqual({ ...round, answers: {}, isRefused: true, outcome: null })
})

it('gives what comes after a login, when nothing is kept of the round any more, to the user who logged in', () => {
  expect(quizSlice.reducer(undefined, quizJudged({ owner: 'S1 U1', outcome }))).toEqual({ ...noQuiz, owner: 'S1 U1', outcome })
  expect(quizSlice.reducer(answered, quizJudged({ owner: 'S1 U2', outcome }))).toEqual({ ...noQuiz, owner: 'S1 U2', outcome })
})

it('reads a reward without a name from the tab: it is one all the same', () => {
  expect(quizPersist.deserialize(JSON.parse(JSON.stringify({ ...round, outcome })) as never).outcome).toEqual(outcome)
  expect(quizPersist.deserialize({ ...round, outcome: { ...outcome, reward: null } }).outcome?.reward).toBeNull()
})
