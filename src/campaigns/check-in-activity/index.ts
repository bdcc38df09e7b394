import { address, list, login, customPage } from '@/blocks/pageChoices'
import { bilingual } from '@/lib/i18n'
import { defineCampaign } from '../defineCampaign'

const choices = () => import('./pages')

export const campaign = defineCampaign({
  prefix: 'check-in-activity',
  title: bilingual('每日签到', 'Daily check-in'),
  audience: 'passenger',
  loginVariant: 'standard',
  loginScene: async () => (await import('./art/Sunrise')).Sunrise,
  developmentSourceId: 'CHECKIN2026',
  // The hour before sunrise, and the sun.
  theme: { primary: '#3d3f9e', primaryFrom: '#4a4cb4', primaryTo: '#35378f', primarySoft: '#ecedfb', accent: '#ffc24d', field: '#f4f4fb', page: '#f1f1fa', heroFrom: '#35378f', heroTo: '#1f2066' },
  pages: {
    '': customPage('home', () => import('./home'), { preview: true }),
    login: login({ preview: true }),
    'invited-user-list': list(async () => (await choices()).helperList, { login: true }),
    'reward/address': address(async () => (await choices()).prizeAddress, { login: true }),
  },
})
