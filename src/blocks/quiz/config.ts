import { image, list, text, type ConfigOf } from '@/lib/pageConfig'
import type { QuizQuestion } from './quizRound'

const MOST_QUESTIONS = 20

/** What marketing sets of the questions. The right answers are the backend's alone; the round says which are asked, by their ids. */
export const quizFields = {
  questions: list(
    '题目',
    { id: text('题目编号', '', 40), question: text('题目', '', 120), image: image('题目图片'), optionA: text('选项A', '', 60), optionB: text('选项B', '', 60), optionC: text('选项C', '', 60), optionD: text('选项D', '', 60) },
    { needs: 'question', max: MOST_QUESTIONS },
  ),
}

/** The questions in marketing's words, option by option in their order; as the round says them where marketing says nothing. */
export function inWords(questions: readonly QuizQuestion[], { questions: worded }: ConfigOf<typeof quizFields>): readonly QuizQuestion[] {
  if (worded.length === 0) return questions
  return questions.map((question) => {
    const set = worded.find(({ id }) => id === question.id)
    if (!set) return question
    const words = [set.optionA, set.optionB, set.optionC, set.optionD]
    return { id: question.id, text: set.question, image: set.image || question.image, options: question.options.map((option, index) => ({ id: option.id, text: words[index] || option.text })) }
  })
}
