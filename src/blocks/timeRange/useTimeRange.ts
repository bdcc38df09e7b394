import { useLocation } from 'react-router'
import { useRedrawEachDay } from '@/lib/time/useRedrawEachDay'
import { parseQuery } from '@/lib/url/query'
import { readRange, usualRange, type TimeRange } from './range'

const given = (state: unknown): Partial<Record<keyof TimeRange, unknown>> => (state as { readonly range?: Partial<TimeRange> } | null)?.range ?? {}

const epochNow = (): number => Date.now()

/** The range that a list is narrowed to: as the picker handed it back, else as the address says, so that a reload and a link keep it; else the usual. */
export function useTimeRange(): { readonly range: TimeRange; /** Epoch ms, of the day that it is. */ readonly now: number } {
  const { search, state } = useLocation()
  const now = epochNow()
  // A list that stays open over midnight goes on to the new day; within one day its range stays the same.
  useRedrawEachDay(epochNow)
  const query = parseQuery(search)
  return { range: readRange(given(state)) ?? readRange({ beginDate: query.get('beginDate'), endDate: query.get('endDate') }) ?? usualRange(now), now }
}
