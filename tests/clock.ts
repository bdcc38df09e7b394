import { parseShanghaiTime } from '@/lib/time/shanghai'

const { now: realNow } = Date

/** The time of phone and backend: it goes on from where it is set. */
export const clock = {
  at: (time: string) => {
    const ahead = (parseShanghaiTime(time) ?? 0) - realNow()
    Date.now = () => realNow() + ahead
  },
  forward: (minutes: number) => {
    const ahead = Date.now() - realNow() + minutes * 60_000
    Date.now = () => realNow() + ahead
  },
  reset: () => {
    Date.now = realNow
  },
}
