import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  day: '日期',
  hour: '小时',
  minute: '分钟',
  hourLabel: (hour: string) => `${hour}时`,
  minuteLabel: (minute: string) => `${minute}分`,
  weekdays: { '0': '周日', '1': '周一', '2': '周二', '3': '周三', '4': '周四', '5': '周五', '6': '周六' },
  dayLabel: (day: string, weekday: string) => `${day} ${weekday}`,
}

export const timePickerMessages = defineCatalogue(zh, () => import('./messages.en'))
