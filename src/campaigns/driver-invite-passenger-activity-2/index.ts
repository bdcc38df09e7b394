import { driversOnly } from '@/blocks/noPermission/driversOnly'
import { guide, list, customPage, qrCode, recall, register, result } from '@/blocks/pageChoices'
import { bilingual } from '@/lib/i18n'
import { defineCampaign } from '../defineCampaign'

const choices = () => import('./pages')

export const campaign = defineCampaign({
  prefix: 'driver-invite-passenger-activity-2',
  title: bilingual('司机邀请你打车', 'Your driver invites you'),
  audience: 'driver',
  loginVariant: 'standard',
  developmentSourceId: 'DIPASS2026',
  // The green of a free taxi, and amber.
  theme: { primary: '#0a7a55', primaryFrom: '#0b845b', primaryTo: '#066a48', primarySoft: '#e6f6ef', accent: '#ffd25e', field: '#f1f8f5', page: '#eff9f4', heroFrom: '#0c805a', heroTo: '#05533a' },
  pages: {
    ...driversOnly({
      '': customPage('home', () => import('./home'), { preview: true }),
      'invite-list': list(async () => (await choices()).inviteList),
      'income-list': list(async () => (await choices()).incomeList),
      'history-income-list': list(async () => (await choices()).historyIncomeList),
      'qr-code': qrCode(async () => (await choices()).qrCodePage, { preview: true }),
    }),
    strategy: guide(async () => (await choices()).strategy, { preview: true }),
    'invitee-register': register(async () => (await choices()).inviteeRegister, { preview: true }),
    'invitee-register-success': result(async () => (await choices()).registerSuccess, { preview: true }),
    'invitee-register-already': result(async () => (await choices()).registerAlready, { preview: true }),
    'invitee-receive-success': result(async () => (await choices()).receiveSuccess, { preview: true }),
    'invitee-receive-already': result(async () => (await choices()).receiveAlready, { preview: true }),
    'recall-user': recall(async () => (await choices()).recallUser, { preview: true }),
  },
})
