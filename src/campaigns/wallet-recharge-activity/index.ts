import { empty, guide, login, customPage, payResult, rule } from '@/blocks/pageChoices'
import { bilingual } from '@/lib/i18n'
import { defineCampaign } from '../defineCampaign'

const choices = () => import('./pages')

export const campaign = defineCampaign({
  prefix: 'wallet-recharge-activity',
  title: bilingual('钱包充值 充多送多', 'Top up, and get more'),
  audience: 'passenger',
  loginVariant: 'standard',
  loginScene: async () => (await import('./art/Wallet')).Wallet,
  developmentSourceId: 'WALLET2026',
  // Navy leather, and the brass of a clasp.
  theme: { primary: '#1d4470', primaryFrom: '#265687', primaryTo: '#193c64', primarySoft: '#eaf0f7', accent: '#e8c069', field: '#f4f6f9', page: '#f1f4f8', heroFrom: '#234a75', heroTo: '#132a47' },
  pages: {
    '': customPage('home', () => import('./home'), { preview: true }),
    login: login(),
    guide: guide(async () => (await choices()).howTo),
    rule: rule({ preview: true }),
    paysuccess: payResult(async () => (await choices()).paid),
    default: empty(async () => (await choices()).nothingOnSale, { preview: true }),
  },
})
