import { driversOnly } from '@/blocks/noPermission/driversOnly'
import { list, customPage, record, register, result, rule, share } from '@/blocks/pageChoices'
import { bilingual } from '@/lib/i18n'
import { driverTheme } from '@/ui/theme/driverTheme'
import { defineCampaign } from '../defineCampaign'

const choices = () => import('./pages')

export const campaign = defineCampaign({
  prefix: 'driver-invite-driver-activity-plus',
  title: bilingual('司机邀请司机', 'Drivers invite drivers'),
  audience: 'driver',
  loginVariant: 'taxi-driver',
  developmentSourceId: 'D2DPLUS2026',
  // The blue of road signs, and the amber of a roof light.
  theme: { ...driverTheme, accent: '#ffc23d' },
  pages: {
    ...driversOnly({
      '': customPage('home', () => import('./home'), { preview: true }),
      share: share(async () => (await choices()).sharePage, { preview: true }),
      'invite-record': list(async () => (await choices()).inviteRecord),
      'invite-record-from-history': list(async () => (await choices()).inviteRecordFromHistory),
      'invite-detail': record(async () => (await choices()).inviteDetail),
      'income-list': list(async () => (await choices()).incomeList),
      'income-list-from-history': list(async () => (await choices()).incomeListFromHistory),
      'week-list': list(async () => (await choices()).weekList),
      'history-list': list(async () => (await choices()).historyList),
    }),
    rule: rule({ preview: true }),
    'invitee-register': register(async () => (await choices()).inviteeRegister, { preview: true }),
    'invitee-register-already': result(async () => (await choices()).registerAlready, { preview: true }),
    'invitee-register-success': result(async () => (await choices()).registerSuccess, { preview: true }),
  },
})
