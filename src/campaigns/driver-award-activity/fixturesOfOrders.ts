import { listStates } from '@/blocks/list/listStates'
import type { JudgedOrder } from './api'

const order: JudgedOrder = { id: 'D2611201', at: '2026-11-20 17:42:00', from: '人民广场', to: '虹桥火车站', isCounted: true, kind: 'other', reason: '' }

const judged: readonly JudgedOrder[] = [
  order,
  { ...order, id: 'D2611202', at: '2026-11-20 15:08:00', from: '静安寺', to: '徐家汇', isCounted: false, kind: 'cancelled', reason: '乘客取消' },
  { ...order, id: 'D2611203', at: '2026-11-19 21:30:00', from: '浦东机场2号航站楼', to: '世纪大道' },
  { ...order, id: 'D2611204', at: '2026-11-19 20:11:00', from: '', to: '', isCounted: false, kind: 'abnormal', reason: '行驶里程与轨迹不符' },
]

const PLACES = ['徐家汇', '人民广场', '世纪大道', '五角场', '静安寺', '中山公园', '陆家嘴']
const placeAt = (index: number): string => PLACES[index % PLACES.length] ?? ''

/** The days before, six orders each, so that as many are judged and as many count as the award's detail says: 21 and 18. */
const earlier = Array.from({ length: 17 }, (_, index): JudgedOrder => {
  const [day, hour] = [18 - Math.floor(index / 6), 20 - (index % 6) * 2]
  const isLate = index === 12
  return { ...order, id: `D2611${day}${index}`, at: `2026-11-${day} ${String(hour).padStart(2, '0')}:1${index % 6}:00`, from: placeAt(index), to: placeAt(index + 3), isCounted: !isLate, kind: isLate ? 'cancelled' : 'other', reason: isLate ? '乘客取消' : '' }
})

export const orderFixtures = listStates<JudgedOrder>([...judged, ...earlier])
