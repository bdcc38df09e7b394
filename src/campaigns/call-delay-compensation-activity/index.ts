import { customPage, type PageChoice } from '@/blocks/pageChoices'
import { bilingual } from '@/lib/i18n'
import { defineCampaign } from '../defineCampaign'

const pages = () => import('./pages')

/** Drawn by the app over its map: here as a preview alone. */
const popUp = (page: keyof Awaited<ReturnType<typeof pages>>): PageChoice => customPage('card', async () => ({ page: (await pages())[page] }), { preview: 'only' })

export const campaign = defineCampaign({
  prefix: 'call-delay-compensation-activity',
  title: bilingual('叫车慢赔', 'Paid for waiting'),
  audience: 'passenger',
  loginVariant: 'standard',
  developmentSourceId: 'CALLDELAY2026',
  // A violet evening, and the amber of street lamps.
  theme: { primary: '#5f3a96', primaryFrom: '#7148ab', primaryTo: '#59358f', primarySoft: '#f2ecfa', accent: '#ffb648', field: '#f7f4fb', page: '#f4f0fa', heroFrom: '#7049a8', heroTo: '#33205c' },
  // There is no page to visit: an address says so with a notice.
  landing: 'invalid-activity/invalid',
  pages: { home: popUp('offer'), 'wait-for-reply': popUp('waiting'), 'payout-pop-up': popUp('payout') },
})
