import type { UnknownAction } from '@reduxjs/toolkit'
import { serverClockOffset } from '@/lib/time/serverClock'

type Told = { readonly serverTime?: unknown }

/** An answer to a question, or to one of a list, whose last page is the newest. */
type Answered = UnknownAction & { readonly payload?: (Told & { readonly pages?: unknown }) | null; readonly meta?: { readonly fulfilledTimeStamp?: number } }

/**
 * What the server's clock is ahead of the phone's (ms), by an answer that says what time it is there; undefined by anything else. A phone's clock
 * may be days off, and what users read as today would be another day.
 */
export function clockAheadBy(action: UnknownAction): number | undefined {
  const { payload, meta: { fulfilledTimeStamp } = {} } = action as Answered
  if (fulfilledTimeStamp === undefined) return undefined
  const pages = payload?.pages
  const { serverTime } = (Array.isArray(pages) ? pages[pages.length - 1] : payload) ?? {}
  return typeof serverTime === 'string' ? serverClockOffset(serverTime, fulfilledTimeStamp) : undefined
}
