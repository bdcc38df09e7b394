import { driversOnly } from '@/blocks/noPermission/driversOnly'
import { card, coupons, detail, list, customPage, register, result, rule, share } from '@/blocks/pageChoices'
import { bilingual } from '@/lib/i18n'
import { defineCampaign } from '../defineCampaign'

const choices = () => import('./pages')

export const campaign = defineCampaign({
  prefix: 'driver-invite-passenger-activity-plus',
  title: bilingual('邀乘客 赚首单奖', 'Invite passengers and earn'),
  audience: 'driver',
  loginVariant: 'standard',
  loginScene: async () => (await import('./art/Cockpit')).Cockpit,
  developmentSourceId: 'DIPPLUS2026',
  // A taxi's yellow and its black letters: read in full sun.
  theme: { primary: '#7a4d00', primaryFrom: '#2d2521', primaryTo: '#191412', onPrimary: '#ffd84d', primarySoft: '#fff2c9', accent: '#ffc21a', field: '#fbf6e8', page: '#fff9e8', heroFrom: '#ffd84a', heroTo: '#ffbf1f', onHero: '#231815' },
  pages: {
    ...driversOnly({
      '': customPage('home', () => import('./home'), { preview: true }),
      share: share(async () => (await choices()).sharePage, { login: true, preview: true }),
      'invitation-list': list(async () => (await choices()).invitationList, { login: true }),
      'profit-list': list(async () => (await choices()).profitList, { login: true }),
      'profit-detail': detail(async () => (await choices()).profitDetail, { login: true }),
    }),
    rule: rule({ login: true, preview: true }),
    'invitee-register': register(async () => (await choices()).inviteeRegister, { preview: true }),
    'invitee-register-success': coupons(async () => (await choices()).registerSuccess, { preview: true }),
    'invitee-register-already': result(async () => (await choices()).registerAlready, { preview: true }),
    'app-qrcode': card(async () => (await choices()).appQrcode),
  },
})
