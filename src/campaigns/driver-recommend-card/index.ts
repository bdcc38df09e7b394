import { driversOnly } from '@/blocks/noPermission/driversOnly'
import { list, customPage, rule } from '@/blocks/pageChoices'
import { bilingual } from '@/lib/i18n'
import { defineCampaign } from '../defineCampaign'

const choices = () => import('./pages')

export const campaign = defineCampaign({
  prefix: 'driver-recommend-card',
  title: bilingual('司机名片', 'Driver’s card'),
  audience: 'driver',
  loginVariant: 'taxi-driver',
  developmentSourceId: 'DRIVERCARD2026',
  // A printed card: ink, and brass.
  theme: { primary: '#7a5410', primaryFrom: '#8a6118', primaryTo: '#6d4a0c', primarySoft: '#fbf3e2', accent: '#e8b44c', field: '#f8f4ec', page: '#f4f1ea', heroFrom: '#3f4655', heroTo: '#1c2029' },
  pages: {
    ...driversOnly({
      '': customPage('home', () => import('./home'), { preview: true }),
      'invitee-user-list': list(async () => (await choices()).inviteeUserList),
      'invitee-user-income': list(async () => (await choices()).inviteeUserIncome),
    }),
    'promotion-collect-page': customPage('form', async () => ({ page: (await import('./forms')).promotion })),
    'join-collect-page': customPage('form', async () => ({ page: (await import('./forms')).join })),
    rule: rule(),
  },
})
