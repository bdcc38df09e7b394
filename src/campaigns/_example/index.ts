import { bilingual } from '@/lib/i18n'
import { defineCampaign } from '../defineCampaign'
import { prefix } from './prefix'
import { theme } from './theme'

export const campaign = defineCampaign({
  prefix,
  title: bilingual('邀好友得好礼', 'Invite friends, get a gift'),
  audience: 'passenger',
  loginVariant: 'standard',
  developmentSourceId: 'EXAMPLE2026',
  theme,
  pages: {
    '': { kind: 'home', load: () => import('./pages/home'), preview: true },
    login: { kind: 'login', load: () => import('@/blocks/login/page'), preview: true },
    rule: { kind: 'rule', load: () => import('./pages/rule'), preview: true },
    'invitation-list': { kind: 'list', load: () => import('./pages/friends'), login: true },
    'invitee-register-success': { kind: 'result', load: () => import('./pages/registerSuccess'), preview: true },
  },
})
