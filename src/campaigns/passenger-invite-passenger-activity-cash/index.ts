import { defineCampaign, type PageEntry } from '../defineCampaign'
import { cashMessages } from './messages'
import { prefix } from './prefix'
import type * as Results from './pages/invitee/results'
import { theme } from './theme'

const result = (kind: 'result' | 'recall', name: keyof typeof Results): PageEntry => ({ kind, load: async () => ({ page: (await import('./pages/invitee/results'))[name] }), preview: true })

const hasPage = (path: string): boolean => path in pages

const pages: { readonly [path: string]: PageEntry } = {
  '': { kind: 'home', load: async () => ({ page: (await import('./pages/home')).homePage(hasPage) }), preview: true },
  login: { kind: 'login', load: () => import('@/blocks/login/page'), preview: true },
  'invitee-register': { kind: 'register', load: () => import('./pages/invitee/register'), preview: true },
  'invitee-register-success': result('result', 'registerSuccess'),
  'invitee-register-already': result('result', 'registerAlready'),
  'recall-user': result('recall', 'recallUser'),
}

export const campaign = defineCampaign({
  prefix,
  title: () => cashMessages.read().title,
  audience: 'passenger',
  loginVariant: 'standard',
  developmentSourceId: 'PIPCASH2026',
  theme,
  pages,
})
