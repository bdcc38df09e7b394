import type { PageChoice } from '@/blocks/pageChoices'

/**
 * A driver campaign's pages for drivers: `pages: { ...driversOnly({ '': ..., share: ... }), 'invitee-register': ... }`. Where the backend refuses
 * a user with -196965, which it answers to each call of a passenger, the page says 该活动仅限司机参加, or for another reason 当前账号暂无参与资格, and leads on.
 */
export const driversOnly = <const Path extends string>(pages: { readonly [P in Path]: PageChoice }): { readonly [P in Path]: PageChoice } =>
  Object.fromEntries(Object.entries<PageChoice>(pages).map(([path, choice]) => [path, { ...choice, load: gatedLoad(choice) }])) as { readonly [P in Path]: PageChoice }

const gatedLoad =
  ({ load }: PageChoice): PageChoice['load'] =>
  async (configKey, looks) => {
    const [{ page }, { withDriverCheck, prepareRefusal }] = await Promise.all([load(configKey, looks), import('./withDriverCheck')])
    await prepareRefusal()
    return { page: withDriverCheck(page) }
  }
