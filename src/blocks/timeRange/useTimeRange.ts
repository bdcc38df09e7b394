import { useState } from 'react'
import { useLocation } from 'react-router'
import { parseQuery } from '@/lib/url/query'
import { readRange, usualRange, type TimeRange } from './range'

const given = (state: unknown): Partial<Record<keyof TimeRange, unknown>> => (state as { readonly range?: Partial<TimeRange> } | null)?.range ?? {}

/** The range that a list is narrowed to: as the picker handed it back, else as the address says, so that a reload and a link keep it; else the usual. */
export function useTimeRange(): { readonly range: TimeRange; /** Epoch ms: when the page was opened. */ readonly now: number } {
  const { search, state } = useLocation()
  const [now] = useState(() => Date.now())
  const query = parseQuery(search)
  return { range: readRange(given(state)) ?? readRange({ beginDate: query.get('beginDate'), endDate: query.get('endDate') }) ?? usualRange(now), now }
}
