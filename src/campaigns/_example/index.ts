import { list, login, customPage, result, rule } from '@/blocks/pageChoices'
import { bilingual } from '@/lib/i18n'
import { defineCampaign } from '../defineCampaign'

const choices = () => import('./pages')

export const campaign = defineCampaign({
  prefix: '_example',
  title: bilingual('邀好友得好礼', 'Invite friends, get a gift'),
  audience: 'passenger',
  loginVariant: 'standard',
  developmentSourceId: 'EXAMPLE2026',
  // One colour is enough: the others follow from it.
  theme: { primary: '#0b7a5b' },
  pages: {
    '': customPage('home', () => import('./home'), { preview: true }),
    login: login({ preview: true }),
    rule: rule({ preview: true }),
    'invitation-list': list(async () => (await choices()).invitationList, { login: true }),
    'invitee-register-success': result(async () => (await choices()).registerSuccess, { preview: true }),
  },
})
