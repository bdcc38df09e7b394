import { readText, readValues } from '@/lib/storage/readStored'
import type { SlicePersist, StoredValues } from '@/lib/storage/slicePersist'
import { withUserStorage } from '@/lib/storage/withUserStorage'
import type { QuizAnswers, QuizMistake, QuizOutcome, QuizState } from './quizState'

const LIMIT = 500
const MOST = 100

const text = (value: unknown): string => readText(value, LIMIT)
const count = (value: unknown): number => (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0)

const answersOf = (value: unknown): QuizAnswers =>
  Object.fromEntries(
    Object.entries(readValues(value))
      .slice(0, MOST)
      .map(([question, stored]) => [question, { option: text(readValues(stored)['option']), at: count(readValues(stored)['at']) }]),
  )

const mistakeOf = (value: unknown): QuizMistake => {
  const { question, chosen, right } = readValues(value)
  return { question: text(question), chosen: text(chosen), right: text(right) }
}

function outcomeOf(value: unknown): QuizOutcome | null {
  const { hasPassed, right, total, reward, mistakes, chances } = readValues(value)
  if (typeof hasPassed !== 'boolean') return null
  const { name, cents } = readValues(reward)
  return { hasPassed, right: count(right), total: count(total), reward: typeof reward === 'object' && reward !== null ? { name: text(name), cents: count(cents) } : null, mistakes: Array.isArray(mistakes) ? mistakes.slice(0, MOST).map(mistakeOf) : [], chances: count(chances) }
}

const deserialize = ({ owner, roundId, answers, isRefused, outcome }: StoredValues): Partial<QuizState> => ({
  owner: text(owner) || null,
  roundId: text(roundId) || null,
  answers: answersOf(answers),
  isRefused: isRefused === true,
  outcome: outcomeOf(outcome),
})

const KEPT = ['owner', 'roundId', 'answers', 'isRefused', 'outcome'] as const

/** What was answered, and what it came to, lives in the tab: a reload takes none of it, the end of the session all. */
export const quizPersist: SlicePersist<QuizState> = { key: 'quiz', storage: 'tab', engine: withUserStorage(KEPT), version: 1, whitelist: KEPT, migrations: {}, deserialize }
