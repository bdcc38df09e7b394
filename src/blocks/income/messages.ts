import type { RewardRow } from '@/services/candle'
import { defineCatalogue } from '@/lib/i18n'

/** Monday to Sunday, a character each. */
const DAYS = '一二三四五六日'

export const zh = {
  orders: (count: number) => `${count}单`,
  /** Both without a leading zero; `weekday` 0 is Sunday. */
  day: (month: number, day: number, weekday: number) => `${month}月${day}日 周${'日一二三四五六'.charAt(weekday)}`,
  unknownDay: '--',
  period: {
    days: (first: string, last: string) => `${first} 至 ${last}`,
    invited: (count: number) => `邀请${count}人`,
    status: { underWay: '进行中', settling: '结算中', settled: '已结算', unknown: '' },
  },
  thisWeek: {
    title: '本周',
    /** As above, in every language. */
    days: DAYS,
    /** `day`: 0 Monday to 6 Sunday. */
    dayOf: (day: number) => `今天周${DAYS.charAt(day)}`,
    income: '本周收入',
    invited: '本周邀请',
    total: '累计收入',
    people: (count: string) => `${count}人`,
  },
  passenger: (mask: string) => `乘客 ${mask}`,
  /** The server words these in Chinese alone: other languages say what they can of them. */
  status: (_: RewardRow['status'], serverName: string) => serverName,
}

export const incomeMessages = defineCatalogue(zh, () => import('./messages.en'))
