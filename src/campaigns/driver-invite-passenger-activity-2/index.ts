import { bilingual } from '@/lib/i18n'
import { defineCampaign, type PageEntry } from '../defineCampaign'
import { prefix } from './prefix'
import type * as Results from './pages/results'
import { theme } from './theme'

const result = (kind: 'result' | 'recall', name: keyof typeof Results): PageEntry => ({ kind, load: async () => ({ page: (await import('./pages/results'))[name] }), preview: true })

export const campaign = defineCampaign({
  prefix,
  title: bilingual('司机邀请你打车', 'Your driver invites you'),
  audience: 'driver',
  loginVariant: 'standard',
  developmentSourceId: 'DIPASS2026',
  theme,
  // The driver's home is not built. Here whoever comes registers, or is told their outcome, where each login of this campaign leads (spec 1 §4, step 6).
  landing: 'invitee-register',
  pages: {
    'invitee-register': { kind: 'register', load: () => import('./pages/register'), preview: true },
    'invitee-register-success': result('result', 'registerSuccess'),
    'invitee-register-already': result('result', 'registerAlready'),
    'invitee-receive-success': result('result', 'receiveSuccess'),
    'invitee-receive-already': result('result', 'receiveAlready'),
    'recall-user': result('recall', 'recallUser'),
  },
})
