import { card, list, login, customPage, recall, register, result, rule, share, withdraw } from '@/blocks/pageChoices'
import { bilingual } from '@/lib/i18n'
import { defineCampaign } from '../defineCampaign'

const choices = () => import('./pages')

export const campaign = defineCampaign({
  prefix: 'passenger-invite-passenger-activity-cash',
  title: bilingual('邀好友赚现金', 'Invite friends, earn cash'),
  audience: 'passenger',
  loginVariant: 'standard',
  loginScene: async () => (await import('./art/NearPacket')).NearPacket,
  developmentSourceId: 'PIPCASH2026',
  // Red packet and gold.
  theme: { primary: '#cf2614', primaryFrom: '#dc3210', primaryTo: '#c9190c', primarySoft: '#fff0e6', accent: '#ffc94a', page: '#fff3e8', heroFrom: '#dc3210', heroTo: '#b0120b' },
  pages: {
    '': customPage('home', () => import('./home'), { preview: true }),
    login: login({ preview: true }),
    rule: rule({ preview: true }),
    'invitation-list': list(async () => (await choices()).invitationList, { login: true }),
    'withdraw-record': list(async () => (await choices()).withdrawRecord, { login: true }),
    'history-withdraw-record': list(async () => (await choices()).historyWithdrawRecord, { login: true }),
    'reward-record': list(async () => (await choices()).rewardRecord, { login: true }),
    'cash-withdraw': withdraw(async () => (await choices()).cashWithdraw, { login: true }),
    share: share(async () => (await choices()).sharePage, { login: true, preview: true }),
    'invitee-register': register(async () => (await choices()).inviteeRegister, { preview: true }),
    'invitee-register-success': result(async () => (await choices()).registerSuccess, { preview: true }),
    'invitee-register-already': result(async () => (await choices()).registerAlready, { preview: true }),
    'recall-user': recall(async () => (await import('./recall')).recallUser, { preview: true }),
    'invitee-applet': card(async () => (await choices()).inviteeApplet),
  },
})
