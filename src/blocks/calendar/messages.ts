import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  label: '签到日历',
  nth: (day: number) => `第${day}天`,
  today: '今天',
  date: (month: number, day: number) => `${month}月${day}日`,
  done: '已签',
  madeUp: '已补签',
  /** Of a day that was made up: short, as it stands in a round stamp. */
  stamp: '补签',
  missed: '漏签',
  makeUp: '补签',
  /** The server words it in Chinese alone: other languages say what they can of it. */
  prize: (serverName: string) => serverName,
  makeUpDate: (date: string) => `补签${date}`,
  weekdays: { mon: '一', tue: '二', wed: '三', thu: '四', fri: '五', sat: '六', sun: '日' },
}

export const calendarMessages = defineCatalogue(zh, () => import('./messages.en'))
