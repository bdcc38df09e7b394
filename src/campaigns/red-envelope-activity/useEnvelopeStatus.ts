import { useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import type { Refusal } from '@/api/errors/apiError'
import { isTurnedAway } from '@/blocks/isNotForUser'
import { useScheduledReload } from '@/lib/time/useScheduledReload'
import { useActivityPage } from '@/blocks/useActivityPage'
import { usePageReturned } from '@/lib/page/usePageReturned'
import type { PageError } from '@/services/candle'
import { useQueryRedEnvelopePageQuery } from './api'

/** What the page call says of this user, also with its refusal, on the pages without a rain. While it is asked anew, what it has said before stands. */
export function useEnvelopeStatus() {
  // oxlint-disable-next-line react/hooks -- the hook is told which call is the page's
  const { page, error, isFetching, refetch } = useActivityPage(useQueryRedEnvelopePageQuery)
  const [answer, setAnswer] = useState<{ readonly page: typeof page; readonly error: unknown }>()
  if (!isFetching && (!answer || answer.page !== page || answer.error !== error)) setAnswer({ page, error })
  const { carried } = (answer?.error as PageError<NonNullable<typeof page>> | undefined) ?? {}
  return { answer, standing: carried ?? (answer ?? { page }).page, refetch }
}

/** What it takes; where the page names no condition, what the server said with the refusal of the page, or of the draw that led here while that holds. */
export function useCondition(): string | undefined {
  const { refusalWords } = (useLocation().state ?? {}) as { readonly refusalWords?: string }
  const { answer, standing } = useEnvelopeStatus()
  const isOver = useIsOver()
  if (standing?.condition || !answer) return standing?.condition
  return (isTurnedAway(answer.error) && (answer.error as Refusal).errMsg) || (isOver ? undefined : refusalWords)
}

/** Whether the page has something to open again. Who has just come from a refused draw is not sent back into it: the page may not know of that. */
export function useIsOver(): boolean {
  const { answer, standing, refetch } = useEnvelopeStatus()
  const [isLater, setLater] = useState(useNavigationType() === NavigationType.Pop)
  const look = () => void refetch().then(() => setLater(true))
  usePageReturned(look)
  useScheduledReload(standing?.serverClockOffset, standing?.nextOpenAt ?? '', look)
  return isLater && answer?.error === undefined && answer?.page?.nextOpenAt === ''
}
