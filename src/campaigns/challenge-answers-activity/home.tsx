import { definePage } from '@/blocks/definePage'
import { homePage } from '@/blocks/home/homePage'
import { inWords } from '@/blocks/quiz/config'
import { QuizJudging } from '@/blocks/quiz/QuizJudging'
import { QuizScreen } from '@/blocks/quiz/QuizScreen'
import { noQuizYet, quizActions, useQuiz, type QuizData } from '@/blocks/quiz/useQuiz'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { drawSlice } from '@/features/draw'
import { quizSlice } from '@/features/quiz'
import { useMessages } from '@/lib/i18n'
import { useChallengeShareCallbackMutation, useQueryChallengePageQuery, useStartChallengeMutation, useSubmitChallengeAnswersMutation, type ChallengePage } from './api'
import { SignPost } from './art/SignPost'
import { homeFields } from './config'
import { homeFixtures } from './fixtures'
import { Action, Sections, useRules } from './Intro'
import { challengeMessages } from './messages'
import { PrizeBoardSkeleton } from './PrizeBoard'
import { QuizHero } from './QuizHero'

export type HomeOwn = ChallengePage & QuizData

const intro = homePage({
  usePage: useQueryChallengePageQuery,
  toData: ({ challenge, chances, canShare, isAllAchieved, round, clock }): HomeOwn => ({ challenge, chances, canShare, isAllAchieved, round, clock, ...noQuizYet }),
  useExtras: (request) => {
    const { open } = useCampaignNavigate()
    const [start] = useStartChallengeMutation()
    const [submit] = useSubmitChallengeAnswersMutation()
    return useQuiz(request, {
      start,
      submit,
      onJudged: ({ hasPassed }) => open(hasPassed ? 'success' : 'fail', { replace: true, state: { isFresh: true } }),
    })
  },
  extraActions: quizActions,
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
