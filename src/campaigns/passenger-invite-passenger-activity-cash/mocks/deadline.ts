import { formatShanghaiTime, parseShanghaiTime } from '@/lib/time/shanghai'

/** How long a friend has for the first order. */
export const IN_TIME_HOURS = 7 * 24

/** Until when a friend who registered at that time can still finish the first order. */
export function deadlineOf(registerTime: string): string {
  return formatShanghaiTime((parseShanghaiTime(registerTime) ?? 0) + IN_TIME_HOURS * 3_600_000)
}
