import { defineCampaign, type PageEntry } from '../defineCampaign'
import { cashMessages } from './messages'
import { prefix } from './prefix'
import { theme } from './theme'

const hasPage = (path: string): boolean => path in pages

const pages: { readonly [path: string]: PageEntry } = {
  '': { kind: 'home', load: async () => ({ page: (await import('./pages/home')).homePage(hasPage) }), preview: true },
  login: { kind: 'login', load: () => import('@/blocks/login/page'), preview: true },
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
