import { definePage } from '@/blocks/definePage'
import { homePage } from '@/blocks/home/homePage'
import { inWords } from '@/blocks/quiz/config'
import { QuizJudging } from '@/blocks/quiz/QuizJudging'
import { QuizScreen } from '@/blocks/quiz/QuizScreen'
import { drawSlice } from '@/features/draw'
import { quizSlice } from '@/features/quiz'
import { useMessages } from '@/lib/i18n'
import { useChallengeShareCallbackMutation, useQueryChallengePageQuery } from './api'
import { SignPost } from './art/SignPost'
import { homeFields } from './config'
import { homeFixtures } from './fixtures'
import type { HomeOwn, OwnActions } from './homeData'
import { Action, Sections, useRules } from './Intro'
import { challengeMessages } from './messages'
import { PrizeBoardSkeleton } from './PrizeBoard'
import { QuizHero } from './QuizHero'
import { useQuiz } from './useQuiz'

const intro = homePage({
  usePage: useQueryChallengePageQuery,
  toData: ({ challenge, chances, canShare, isAllAchieved, round, clock }): HomeOwn => ({ challenge, chances, canShare, isAllAchieved, round, clock, answers: {}, closedRound: null, starting: 'idle', handing: 'idle' }),
  useExtras: (request) => {
    const { answers, closedRound, starting, handing, ...actions } = useQuiz(request)
    return { data: { answers, closedRound, starting, handing }, actions: actions satisfies OwnActions }
  },
  extraActions: ['start', 'answer', 'handIn'],
  fixtures: homeFixtures,
  config: homeFields,
  useDefaults: () => {
    const { start, rules, shareWay, shareGo } = useMessages(challengeMessages)
    return { buttonDesc: start, rulesTitle: rules, rules: useRules(), shareDesc: shareWay, shareButton: shareGo }
  },
  landing: '',
  useShareCallback: useChallengeShareCallbackMutation,
  useTexts: () => useMessages(challengeMessages),
  Hero: QuizHero,
  scene: <SignPost />,
  Sections,
  SectionsSkeleton: PrizeBoardSkeleton,
  Action,
})

/** Until there is a round, what it is about; from then on its questions, and nothing beside them. */
export const page = definePage({
  ...intro,
  slices: [drawSlice, quizSlice],
  View: (props) => {
    const { config, data, actions } = props
    const { challenge, round, answers, clock, handing, closedRound, status } = data
    const isHandedIn = handing === 'asking' || handing === 'unknown'
    if (isHandedIn && !round) return <QuizJudging total={challenge.questions} sending={handing} onAsk={() => actions.handIn(null)} />
    if (!round || round.id === closedRound || status !== 'open') return <intro.View {...props} />
    return (
      <QuizScreen
        round={{ ...round, questions: inWords(round.questions, config) }}
        answers={answers}
        clock={clock}
        sending={handing}
        onAnswer={(question, option, at) => actions.answer(round.id, question, option, at)}
        onOver={() => actions.handIn(round.id)}
        onReturned={actions.reload}
      />
    )
  },
})
