import { bilingual } from '@/lib/i18n'
import { defineCampaign, type PageEntry } from '../defineCampaign'
import { prefix } from './prefix'
import type * as Results from './pages/invitee/results'
import type * as Withdrawals from './pages/withdrawRecord'
import { theme } from './theme'

const result = (kind: 'result' | 'recall', name: keyof typeof Results): PageEntry => ({ kind, load: async () => ({ page: (await import('./pages/invitee/results'))[name] }), preview: true })

const withdrawRecord = (name: keyof typeof Withdrawals): PageEntry => ({ kind: 'list', load: async () => ({ page: (await import('./pages/withdrawRecord'))[name] }), login: true })

const hasPage = (path: string): boolean => path in pages

const pages: { readonly [path: string]: PageEntry } = {
  '': { kind: 'home', load: async () => ({ page: (await import('./pages/home')).homePage(hasPage) }), preview: true },
  login: { kind: 'login', load: () => import('@/blocks/login/page'), preview: true },
  share: { kind: 'share', load: () => import('./pages/share'), login: true, preview: true },
  'cash-withdraw': { kind: 'withdraw', load: async () => ({ page: (await import('./pages/withdraw')).cashWithdrawPage(hasPage) }), login: true },
  rule: { kind: 'rule', load: () => import('./pages/rule'), preview: true },
  'invitation-list': { kind: 'list', load: () => import('./pages/invitationList'), login: true },
  'reward-record': { kind: 'list', load: () => import('./pages/rewardRecord'), login: true },
  'withdraw-record': withdrawRecord('withdrawRecord'),
  'history-withdraw-record': withdrawRecord('historyWithdrawRecord'),
  'invitee-applet': { kind: 'card', load: () => import('./pages/inviteeApplet'), preview: 'only' },
  'invitee-register': { kind: 'register', load: () => import('./pages/invitee/register'), preview: true },
  'invitee-register-success': result('result', 'registerSuccess'),
  'invitee-register-already': result('result', 'registerAlready'),
  'recall-user': result('recall', 'recallUser'),
}

export const campaign = defineCampaign({
  prefix,
  title: bilingual('邀好友赚现金', 'Invite friends, earn cash'),
  audience: 'passenger',
  loginVariant: 'standard',
  developmentSourceId: 'PIPCASH2026',
  theme,
  pages,
})
