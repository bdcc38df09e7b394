import { CODE } from '@/api/errors/errorCodes'
import { definePage } from '@/blocks/definePage'
import { DrawButton } from '@/blocks/draw/DrawButton'
import { useRefused } from '@/blocks/draw/useRefused'
import { WaysCard } from '@/blocks/draw/WaysCard'
import { ClosedBar } from '@/blocks/home/action/ClosedBar'
import { ruleHereFields } from '@/blocks/home/config'
import { homePage, type SectionProps } from '@/blocks/home/homePage'
import { useScheduledReload } from '@/lib/time/useScheduledReload'
import { inWords, quizFields } from '@/blocks/quiz/config'
import { QuizJudging } from '@/blocks/quiz/QuizJudging'
import { QuizScreen } from '@/blocks/quiz/QuizScreen'
import { useAskAnew } from '@/blocks/quiz/useAskAnew'
import { noQuizYet, quizActions, useQuiz, type QuizActions, type QuizData } from '@/blocks/quiz/useQuiz'
import { useCampaignNavigate } from '@/blocks/useCampaignNavigate'
import { drawSlice } from '@/features/draw'
import { quizSlice } from '@/features/quiz'
import { useMessages } from '@/lib/i18n'
import { buttonText, list, text } from '@/lib/pageConfig'
import { Bullets } from '@/ui/display/Bullets'
import { StatePanel } from '@/ui/feedback/StatePanel'
import { BottomBar } from '@/ui/layout/BottomBar'
import { Card } from '@/ui/layout/Card'
import { challengeApi, useChallengeShareCallbackMutation, useQueryChallengePageQuery, useStartChallengeMutation, useSubmitChallengeAnswersMutation, type ChallengePage } from './api'
import { PrizeBoardSkeleton } from './art/PrizeBoardSkeleton'
import { QuizHero } from './art/QuizHero'
import { SignPost } from './art/SignPost'
import { challengeMessages } from './messages'
import { PrizeBoard } from './PrizeBoard'

export type HomeSectionData = ChallengePage & QuizData

const fields = {
  rewardText: text('奖励名称', '', 20),
  rulesTitle: text('答题须知标题', '', 20),
  rules: list('答题须知', { label: text('文字', '', 40) }, { needs: 'label', max: 6 }),
  shareDesc: text('分享得机会文案', '', 40),
  shareButton: buttonText('分享按钮文字'),
  ...quizFields,
  ...ruleHereFields,
}

type Props = SectionProps<HomeSectionData, typeof fields, QuizActions>

/** While marketing sets none. */
const useRules = () => Object.values(useMessages(challengeMessages).ruleLines).map((label) => ({ label }))

const intro = homePage({
  usePage: useQueryChallengePageQuery,
  toData: ({ challenge, chances, canShare, isAllAchieved, round, clock }): HomeSectionData => ({ challenge, chances, canShare, isAllAchieved, round, clock, ...noQuizYet }),
  useExtras: (request, { page: shown, reload }) => {
    const { open } = useCampaignNavigate()
    const [start] = useStartChallengeMutation()
    const [submit] = useSubmitChallengeAnswersMutation()
    const { refusedWith, noteRefusal } = useRefused(shown?.chances)
    const asked = { request, args: undefined }
    const page = useQueryChallengePageQuery(asked)
    const refetch = useAskAnew(challengeApi.util.getRunningQueryThunk('queryChallengePage', asked), page.refetch)
    const quiz = useQuiz(request, { round: shown?.round?.id, start, submit, page: { ...page, refetch }, onRefused: noteRefusal, onJudged: ({ hasPassed }) => open(hasPassed ? 'success' : 'fail', { replace: true, state: { isFresh: true } }) })
    const holdsGate = quiz.data.handing !== 'idle'
    useScheduledReload(shown?.serverClockOffset, '', () => !holdsGate && reload())
    return { ...quiz, holdsGate, data: { ...quiz.data, ...(refusedWith === CODE.noChallengeChance && { chances: 0 }), ...(refusedWith === CODE.allRewardsAchieved && { isAllAchieved: true }) } }
  },
  extraActions: quizActions,
  fixtures: async () => (await import('./fixtures')).homeFixtures,
  config: fields,
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

/** What is won, what it takes, and how to get another chance. */
function Sections({ config, data: { challenge, canShare, isAllAchieved }, invite }: Props) {
  const texts = useMessages(challengeMessages)
  const usual = useRules()
  const rules = config.rules.length > 0 ? config.rules : usual
  return (
    <>
      <PrizeBoard challenge={challenge} name={config.rewardText} />
      {isAllAchieved && (
        <Card>
          <StatePanel role="status" title={texts.allAchieved} text={texts.allAchievedText} />
        </Card>
      )}
      {canShare && invite && !isAllAchieved && <WaysCard title={texts.ways} ways={[{ words: config.shareDesc || texts.shareWay, box: 'shareDesc', go: config.shareButton || texts.shareGo, goBox: 'shareButton', onGo: invite }]} />}
      <Card title={config.rulesTitle || texts.rules} box="rules">
        <Bullets lines={rules.map(({ label }) => label)} />
      </Card>
    </>
  )
}

/** Starts a round, or leads to what comes first. */
function Action({ config, data: { status, isLoggedIn, chances, canShare, isAllAchieved, starting }, actions, invite }: Props) {
  const { start, login, shareGo, allAchieved } = useMessages(challengeMessages)
  if (status !== 'open') return <ClosedBar status={status} />
  const own = { label: config.buttonDesc || (isLoggedIn ? start : login), image: config.buttonImage }
  return (
    <BottomBar>
      {isLoggedIn ? (
        <DrawButton {...own} step={starting === 'settled' ? 'drawing' : starting} chances={isAllAchieved ? 0 : chances} used={isAllAchieved ? { label: allAchieved, line: '' } : undefined} shareLabel={config.shareButton || shareGo} onDraw={actions.start} onShare={canShare && !isAllAchieved ? invite : undefined} />
      ) : (
        <DrawButton {...own} step={undefined} onDraw={() => actions.login()} />
      )}
    </BottomBar>
  )
}
