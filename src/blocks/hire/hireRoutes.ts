import type { AnyPage } from '@/blocks/definePage'
import { redirectIneligible } from '@/blocks/noPermission/redirectIneligible'
import { collect, guide, login, noPermission, customPage, rule, share } from '@/blocks/pageChoices'
import type { HirePages } from './hirePages'

/** The pages of such a campaign, as the route table has them (spec 2 §2.3). */
export const hireRoutes = (home: () => Promise<{ readonly page: AnyPage }>, pages: () => Promise<{ readonly pages: HirePages }>) => {
  const choose =
    <Name extends keyof HirePages>(name: Name) =>
    async () =>
      (await pages()).pages[name]
  return {
    '': redirectIneligible(customPage('home', home, { preview: true })),
    login: login({ preview: true }, { hasDriverVariant: true }),
    rule: rule({ preview: true }),
    share: redirectIneligible(share(choose('share'), { preview: true })),
    guide: guide(choose('guide'), { preview: true }),
    'invitee-register': collect('register', choose('register'), { preview: true }),
    'no-permission': noPermission(choose('noPermission')),
  }
}
