import { driversOnly } from '@/blocks/noPermission/driversOnly'
import { detail, list, record, timeRange } from '@/blocks/pageChoices'
import { bilingual } from '@/lib/i18n'
import { defineCampaign } from '../defineCampaign'

const choices = () => import('./pages')

export const campaign = defineCampaign({
  prefix: 'driver-award-activity',
  title: bilingual('司机奖励中心', 'Driver awards'),
  audience: 'driver',
  loginVariant: 'taxi-driver',
  // The driver's app shows these pages in a frame, and sends its session.
  token: 'fromParent',
  developmentSourceId: 'DAWARD2026',
  // Silver by daylight, and the gold of a medal.
  theme: { primary: '#2c4c6e', primaryFrom: '#345a82', primaryTo: '#284766', primarySoft: '#e9f0f7', accent: '#dfa02a', field: '#f2f5f8', page: '#f0f3f7', heroFrom: '#f1f4f8', heroTo: '#bccad9', onHero: '#15273a' },
  landing: 'list',
  pages: driversOnly({
    list: list(async () => (await import('./list')).awardList),
    detail: record(async () => (await choices()).awardDetail, { preview: true }),
    orderDetail: detail(async () => (await choices()).orderList),
    chooseTime: timeRange(async () => (await choices()).chooseTime),
  }),
})
