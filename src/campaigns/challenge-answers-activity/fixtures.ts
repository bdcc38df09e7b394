import { homeStates } from '@/blocks/home/fixtures'
import { noQuizYet } from '@/blocks/quiz/useQuiz'
import type { QuizRound } from '@/blocks/quiz/quizRound'
import type { QuizOutcome } from '@/features/quiz'
import type { HomeSectionData } from './home'
import type { OutcomeData } from './outcomes'

const questions: QuizRound['questions'] = [
  { id: '1', text: '驾车时连续行驶多久，必须停车休息？', image: '', options: ['2小时', '4小时', '6小时', '8小时'].map((text, index) => ({ id: String(index + 1), text })) },
  { id: '2', text: '后排乘客也需要系安全带吗？', image: '', options: ['需要', '仅高速需要', '不需要'].map((text, index) => ({ id: String(index + 1), text })) },
  { id: '3', text: '下车前，第一件事是什么？', image: '', options: ['看后方来车', '开车门', '拿行李'].map((text, index) => ({ id: String(index + 1), text })) },
  { id: '4', text: '把物品忘在车上了，最快怎么找回？', image: '', options: ['在订单里联系司机', '在路边等', '发朋友圈'].map((text, index) => ({ id: String(index + 1), text })) },
  { id: '5', text: '夜间乘车，哪个做法更安全？', image: '', options: ['把行程分享给家人', '坐副驾驶座', '不核对车牌'].map((text, index) => ({ id: String(index + 1), text })) },
]

const round: QuizRound = { id: 'R1', startedAt: 0, limitMs: 15_000, questions }

const states = homeStates<HomeSectionData>(
  { challenge: { questions: questions.length, seconds: 15, passAt: 4, reward: '打车券', cents: 1000 }, chances: 2, canShare: true, isAllAchieved: false, round: undefined, clock: undefined, ...noQuizYet },
  { chances: undefined, canShare: false },
)
const playing = { ...states.default, round }

export const homeFixtures = {
  ...states,
  question: playing,
  answered: { ...playing, answers: { 1: { option: '2', at: 450 } } },
  judging: { ...playing, answers: Object.fromEntries(questions.map(({ id }) => [id, { option: '1', at: 0 }])), handing: 'drawing' as const },
  unknown: { ...playing, answers: Object.fromEntries(questions.map(({ id }) => [id, { option: '1', at: 0 }])), handing: 'unknown' as const },
  noChance: { ...states.default, chances: 0 },
  usedUp: { ...states.default, chances: 0, canShare: false },
  allAchieved: { ...states.default, chances: 1, isAllAchieved: true },
}

const belt = { question: '后排乘客也需要系安全带吗？', chosen: '', right: '需要' }
const passed: QuizOutcome = { hasPassed: true, right: 4, total: 5, reward: { name: '打车券', cents: 1000 }, mistakes: [belt], chances: 1 }
const failed: QuizOutcome = {
  ...passed,
  hasPassed: false,
  right: 3,
  reward: null,
  mistakes: [{ question: '驾车时连续行驶多久，必须停车休息？', chosen: '2小时', right: '4小时' }, belt],
}

const shown = (outcome: QuizOutcome): OutcomeData => ({ outcome, isFresh: false, canShare: true })

export const outcomeFixtures = {
  success: { default: shown(passed), withoutReward: shown({ ...passed, reward: null }), usedUp: shown({ ...passed, chances: 0 }) },
  fail: { default: shown(failed), withoutMistakes: shown({ ...failed, mistakes: [] }), usedUp: shown({ ...failed, chances: 0 }) },
}
