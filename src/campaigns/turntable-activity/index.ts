import { address, list, login, customPage, record, rule } from '@/blocks/pageChoices'
import { bilingual } from '@/lib/i18n'
import { defineCampaign } from '../defineCampaign'

const choices = () => import('./pages')

export const campaign = defineCampaign({
  prefix: 'turntable-activity',
  title: bilingual('幸运大转盘', 'The lucky wheel'),
  audience: 'passenger',
  loginVariant: 'standard',
  loginScene: async () => (await import('./art/Fair')).NearFair,
  developmentSourceId: 'TURNTABLE2026',
  // Cherry, cream and brass: a stand at a fair.
  theme: { primary: '#b3123f', primaryFrom: '#c9184a', primaryTo: '#a30f38', primarySoft: '#fdecef', accent: '#ffcb52', field: '#fbf4f1', page: '#fff4ec', heroFrom: '#b5123f', heroTo: '#5e0a2c' },
  pages: {
    '': customPage('home', () => import('./home'), { preview: true }),
    login: login({ preview: true }),
    rule: rule({ preview: true }),
    'reward/address': address(async () => (await choices()).prizeAddress, { login: true }),
    'reward/list': list(async () => (await choices()).prizeList, { login: true }),
    'reward/intro': record(async () => (await choices()).prizeDetail, { login: true }),
  },
})
