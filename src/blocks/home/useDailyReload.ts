import type { ActivityPage } from '@/services/candle'
import { useScheduledReload } from '@/lib/time/useScheduledReload'
import type { HomeQuery } from './homePage'

const NOTHING_MORE = { data: {}, actions: {} } as const

/** `useExtras` of a home that tells of today or of this week: it asks anew when a day begins, on a page that stays in front (spec 2 §9). */
export function useDailyReload(_: unknown, { page, reload }: HomeQuery<ActivityPage>): typeof NOTHING_MORE {
  useScheduledReload(page?.serverClockOffset, '', () => page && reload())
  return NOTHING_MORE
}
