export { quizAnswered, quizEnded, quizJudged, quizOf, quizRefused, quizSlice } from './quizSlice'
export type { WithQuiz } from './quizSlice'
export type { QuizAnswers, QuizMistake, QuizOutcome } from './quizState'
