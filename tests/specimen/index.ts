import { address, list, login, customPage, recall, register, result, rule, share, withdraw } from '@/blocks/pageChoices'
import { defineCampaign } from '@/campaigns/defineCampaign'

const choices = () => import('./pages')

/** A campaign of the tests alone, with a page of each kind that the journeys of `tests/journeys` need: what those blocks do is shown here, whichever campaigns come and go. */
export const campaign = defineCampaign({
  prefix: 'specimen-activity',
  title: () => '邀请有礼',
  audience: 'passenger',
  loginVariant: 'standard',
  developmentSourceId: 'SPECIMEN2026',
  pages: {
    '': customPage('home', () => import('./home')),
    login: login(),
    rule: rule(),
    friends: list(async () => (await choices()).friends, { login: true }),
    records: list(async () => (await choices()).records, { login: true }),
    history: list(async () => (await choices()).history, { login: true }),
    withdraw: withdraw(async () => (await choices()).withdrawal, { login: true }),
    address: address(async () => (await choices()).rewardAddress, { login: true }),
    share: share(async () => (await choices()).sharePage, { login: true }),
    register: register(async () => (await choices()).register),
    'register-success': result(async () => (await choices()).registerSuccess),
    'register-already': result(async () => (await choices()).registerAlready),
    recall: recall(async () => (await choices()).recallUser),
  },
})
