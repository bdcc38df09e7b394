import { defineCampaign, type PageEntry } from '../defineCampaign'
import { driverInviteMessages } from './messages'
import { prefix } from './prefix'
import type * as Results from './pages/results'
import { theme } from './theme'

const result = (kind: 'result' | 'recall', name: keyof typeof Results): PageEntry => ({ kind, load: async () => ({ page: (await import('./pages/results'))[name] }), preview: true })

export const campaign = defineCampaign({
  prefix,
  title: () => driverInviteMessages.read().title,
  audience: 'driver',
  loginVariant: 'standard',
  developmentSourceId: 'DIPASS2026',
  theme,
  pages: {
    'invitee-register': { kind: 'register', load: () => import('./pages/register'), preview: true },
    'invitee-register-success': result('result', 'registerSuccess'),
    'invitee-register-already': result('result', 'registerAlready'),
    'invitee-receive-success': result('result', 'receiveSuccess'),
    'invitee-receive-already': result('result', 'receiveAlready'),
    'recall-user': result('recall', 'recallUser'),
  },
})
