import { defineCatalogue } from '@/lib/i18n'

export const zh = {
  title: '选择时间',
  quick: '快捷选择',
  usual: '近30天',
  thisMonth: '本月',
  month: (year: number, month: number) => `${year}年${month}月`,
  day: (day: number) => `${day}日`,
  custom: '自定义时间',
  begin: '开始日期',
  end: '结束日期',
  monthColumn: '年月',
  dayColumn: '日',
  none: '暂无可选日期',
  range: (begin: string, end: string) => `${begin} 至 ${end}`,
  days: (days: number, most: number) => `共${days}天，最多可选${most}天`,
  problem: { noDate: '请选择日期', order: '开始日期不能晚于结束日期', tooLong: '最多可选90天，请缩短时间范围' },
  confirm: '确定',
  filter: '筛选',
}

export const timeRangeMessages = defineCatalogue(zh, () => import('./messages.en'))
