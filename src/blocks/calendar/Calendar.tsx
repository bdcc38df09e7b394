import { useMessages } from '@/lib/i18n'
import { toShortYuan } from '@/lib/money'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { uiMessages } from '@/ui/messages'
import { monthDay, weekdayOf, type CalendarDay } from './calendarDay'
import * as S from './Calendar.styles'
import { calendarMessages } from './messages'
import * as M from './Month.styles'

type CalendarProps = {
  /** A week is drawn large, day by day; more days as a month. */
  readonly days: readonly CalendarDay[]
  /** Undefined where nothing can be made up (any more). */
  readonly onMakeUp?: (() => void) | undefined
}

const WEEK = 7

/** Which days were signed, which can still be, and what each gives. */
export function Calendar({ days, onMakeUp }: CalendarProps) {
  return days.length <= WEEK ? <Week days={days} onMakeUp={onMakeUp} /> : <Month days={days} onMakeUp={onMakeUp} />
}

function Week({ days, onMakeUp }: CalendarProps) {
  const texts = useMessages(calendarMessages)
  const words = useDayWords()
  return (
    <S.Week aria-label={texts.label}>
      {days.map((day, at) => {
        const { date, state, canMakeUp, prize, cents, isMadeUp } = day
        const isOpen = canMakeUp && onMakeUp !== undefined
        return (
          <S.Place key={date} $isLast={at === WEEK - 1} aria-current={state === 'today' ? 'date' : undefined}>
            <S.Day $state={state}>
              <S.Head>{state === 'today' ? texts.today : texts.nth(at + 1)}</S.Head>
              <S.Face>{state === 'done' ? <S.Stamp>{isMadeUp ? texts.stamp : texts.done}</S.Stamp> : cents > 0 ? <Amount cents={cents} /> : prize ? <Gift /> : '·'}</S.Face>
              {isOpen ? (
                <S.MakeUp type="button" aria-label={texts.makeUpDate(words.date(day))} onClick={onMakeUp}>
                  {texts.makeUp}
                </S.MakeUp>
              ) : (
                <S.Foot>{state === 'missed' ? texts.missed : cents > 0 && state !== 'done' ? words.date(day) : texts.prize(prize)}</S.Foot>
              )}
            </S.Day>
          </S.Place>
        )
      })}
    </S.Week>
  )
}

function Month({ days, onMakeUp }: CalendarProps) {
  const texts = useMessages(calendarMessages)
  const words = useDayWords()
  return (
    <>
      <M.Month as="div" aria-hidden>
        {Object.entries(texts.weekdays).map(([key, name]) => (
          <M.Weekday key={key}>{name}</M.Weekday>
        ))}
      </M.Month>
      <M.Month aria-label={texts.label}>
        {days.map((day, at) => {
          const { date, state, canMakeUp } = day
          return (
            <M.Cell key={date} $indent={at === 0 ? weekdayOf(date) || 0 : 0} aria-current={state === 'today' ? 'date' : undefined}>
              <M.Dot $state={state} aria-hidden>
                {monthDay(date)[1] || ''}
              </M.Dot>
              <S.Hidden>{words.date(day)}</S.Hidden>
              {canMakeUp && onMakeUp ? (
                <S.MakeUp type="button" aria-label={texts.makeUpDate(words.date(day))} onClick={onMakeUp}>
                  {texts.makeUp}
                </S.MakeUp>
              ) : (
                <M.DotNote>{words.note(day)}</M.DotNote>
              )}
            </M.Cell>
          )
        })}
      </M.Month>
    </>
  )
}

function useDayWords() {
  const texts = useMessages(calendarMessages)
  const { yuanSign } = useMessages(uiMessages)
  return {
    date: ({ date }: CalendarDay): string => texts.date(...monthDay(date)),
    note: ({ state, isMadeUp, cents, prize }: CalendarDay): string => {
      if (state === 'done') return isMadeUp ? texts.madeUp : texts.done
      if (state === 'missed') return texts.missed
      return cents > 0 ? yuanSign + toShortYuan(cents) : texts.prize(prize)
    },
  }
}

function Amount({ cents }: { readonly cents: number }) {
  const { yuanSign } = useMessages(uiMessages)
  return (
    <>
      <small>{yuanSign}</small>
      {toShortYuan(cents)}
    </>
  )
}

/** Something that is no money. */
const Gift = () => (
  <svg viewBox="0 0 40 40" fill="none" aria-hidden focusable="false">
    <path d="M6 18h28v16H6z" fill="currentColor" opacity=".25" />
    <path d="M4 12h32v7H4z" fill="currentColor" opacity=".55" />
    <path d="M17 12h6v22h-6z" fill="currentColor" />
    <path d="M20 12c-3-8-12-8-10-2 1 2 6 2 10 2zm0 0c3-8 12-8 10-2-1 2-6 2-10 2z" stroke="currentColor" strokeWidth="2.5" />
  </svg>
)

/** The place of a week. */
export const CalendarSkeleton = () => (
  <S.Week as="div">
    {Array.from({ length: WEEK }, (_, at) => (
      <S.Place key={at} as="div" $isLast={at === WEEK - 1}>
        <Skeleton shape="block" height="6.25rem" />
      </S.Place>
    ))}
  </S.Week>
)
