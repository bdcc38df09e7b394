import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DrawStage } from '@/blocks/draw/useDraw'
import type { QuizAnswers } from '@/features/quiz'
import { useMessages } from '@/lib/i18n'
import type { ServerClock } from '@/lib/time/serverClock'
import { useServerClock } from '@/lib/time/useServerClock'
import { Picture } from '@/ui/display/Picture'
import { PageFrame } from '@/ui/layout/PageFrame'
import { QuizHead } from './QuizHead'
import { Judging } from './QuizJudging'
import { quizMessages } from './messages'
import * as S from './QuizScreen.styles'
import { SHOWN_ANSWERED_MS, type QuizQuestion, type QuizRound, type QuizProgress } from './quizRound'
import { useQuizProgress } from './useQuizProgress'

type QuizScreenProps = {
  readonly round: QuizRound
  readonly answers: QuizAnswers
  /** The server's; without it the round stands still. */
  readonly clock: ServerClock | undefined
  /** Of the answers. */
  readonly sending: DrawStage<unknown>['step']
  readonly onAnswer: (question: string, option: string, at: number) => void
  /** The last question is over: the answers go. Also asks what came of them. */
  readonly onOver: () => void
  /** The user is back: the phone may have slept through its clock. */
  readonly onReturned: () => void
}

/** A round of questions: one at a time, each with its own time. The right answers are shown only at the end. */
export function QuizScreen({ round, answers, clock, sending, onAnswer, onOver, onReturned }: QuizScreenProps) {
  const messages = useMessages(quizMessages)
  const serverNow = useServerClock(clock, onReturned)
  const now = clock && serverNow
  const progress = useQuizProgress(round, answers, now)
  const isOver = progress === null
  const hasAnswers = Object.keys(answers).length > 0
  // Another tab may have the answers: behind it, one that has none would hand in an empty round when the time is up.
  const isLeftToOthers = useEffectEvent(() => document.hidden && !hasAnswers)
  const over = useEffectEvent(onOver)
  useEffect(() => {
    if (!isOver) return undefined
    const handIn = () => {
      if (isLeftToOthers()) return
      stopWaiting()
      over()
    }
    const stopWaiting = () => document.removeEventListener('visibilitychange', handIn)
    document.addEventListener('visibilitychange', handIn)
    handIn()
    return stopWaiting
  }, [isOver])

  const { questions } = round
  const question = progress ? questions[progress.index] : undefined
  const answer = (option: string) => {
    if (question && progress && !progress.isAnswered) onAnswer(question.id, option, (now ? now() : round.startedAt) + SHOWN_ANSWERED_MS)
  }
  return (
    <PageFrame hero={<QuizHead at={progress?.index ?? questions.length} total={questions.length} />}>
      {question && progress ? (
        <Question key={question.id} question={question} progress={progress} limitMs={round.limitMs} isStill={now === undefined} chosen={answers[question.id]?.option} onAnswer={answer} />
      ) : (
        <Judging sending={sending} onAsk={onOver} />
      )}
      {!isOver && <S.Note>{messages.noPause}</S.Note>}
    </PageFrame>
  )
}

type QuestionProps = {
  readonly question: QuizQuestion
  readonly progress: QuizProgress
  readonly limitMs: number
  readonly isStill: boolean
  readonly chosen: string | undefined
  readonly onAnswer: (option: string) => void
}

/** Few seconds are left. */
const HURRY_MS = 5_000

function Question({ question: { text, image, options }, progress, limitMs, isStill, chosen, onAnswer }: QuestionProps) {
  const messages = useMessages(quizMessages)
  const { isAnswered } = progress
  // What is left of an answered question's time is of no concern: it stays as it was at the answer.
  const [msLeft, setLeft] = useState(progress.msLeft)
  if (!isAnswered && msLeft !== progress.msLeft) setLeft(progress.msLeft)
  const heading = useRef<HTMLHeadingElement>(null)
  // The buttons of the question before are gone, and with them the focus.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const seconds = Math.ceil(msLeft / 1_000)
  const isHurried = msLeft <= HURRY_MS && !isAnswered
  return (
    <S.Sheet>
      <S.Time>
        <S.Track>
          <TimeBar msLeft={msLeft} limitMs={limitMs} isStill={isStill || isAnswered} isHurried={isHurried} />
        </S.Track>
        <S.Seconds role="timer" aria-label={messages.secondsLeft(seconds)} $isHurried={isHurried}>
          {seconds}
        </S.Seconds>
      </S.Time>
      <S.Text ref={heading} tabIndex={-1} data-box="questions">
        {text}
      </S.Text>
      {image && (
        <S.Image>
          <Picture src={image} alt="" ratio={16 / 9} />
        </S.Image>
      )}
      <S.Options aria-label={messages.options}>
        {options.map(({ id, text: words }, index) => (
          <li key={id}>
            <S.Option type="button" aria-pressed={isAnswered ? chosen === id : undefined} aria-disabled={isAnswered || undefined} $isChosen={chosen === id} $isPassed={isAnswered && chosen !== id} onClick={() => onAnswer(id)}>
              <S.Letter aria-hidden>{String.fromCharCode(65 + index)}</S.Letter>
              {words}
            </S.Option>
          </li>
        ))}
      </S.Options>
    </S.Sheet>
  )
}

/** Shrinks by itself, moved by the compositor; how far it is at this moment is set once and never again. */
function TimeBar({ msLeft, limitMs, isStill, isHurried }: { readonly msLeft: number; readonly limitMs: number; readonly isStill: boolean; readonly isHurried: boolean }) {
  const bar = useRef<HTMLDivElement>(null)
  const share = Math.max(0, msLeft / limitMs)
  const begin = useEffectEvent(() => {
    const { style } = bar.current ?? {}
    if (!style) return
    style.transition = 'none'
    style.transform = `scaleX(${share})`
    if (isStill) return
    bar.current?.getBoundingClientRect()
    style.transition = `transform ${msLeft}ms linear`
    style.transform = 'scaleX(0)'
  })
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it moves by itself until it stands still
  useEffect(() => begin(), [isStill])
  return <S.Bar ref={bar} $isHurried={isHurried} />
}
