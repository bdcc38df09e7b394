import type { AnyPage } from '@/blocks/definePage'
import { list, login, middle, customPage, register, result, rule } from '@/blocks/pageChoices'
import type { P2pPages } from './p2pPages'

/** The pages of such a campaign, as the route table has them (spec 2 §2.3). */
export const p2pRoutes = (home: () => Promise<{ readonly page: AnyPage }>, pages: () => Promise<{ readonly pages: P2pPages }>) => {
  const choose =
    <Name extends keyof P2pPages>(name: Name) =>
    async () =>
      (await pages()).pages[name]
  return {
    '': customPage('home', home, { preview: true }),
    login: login({ preview: true }),
    rule: rule({ preview: true }),
    'invitation-list': list(choose('invitationList'), { login: true, preview: true }),
    'invitee-register-middle-page': middle(choose('middle')),
    'invitee-register': register(choose('register'), { preview: true }),
    'invitee-register-already': result(choose('already'), { preview: true }),
    'invitee-register-success': result(choose('success'), { preview: true }),
    'invitee-register-success-2': result(choose('success2'), { preview: true }),
  }
}
