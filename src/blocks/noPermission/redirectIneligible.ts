import type { PageChoice } from '@/blocks/pageChoices'

/** `{ '': redirectIneligible(customPage('home', ...)), ... }`: the page leads a user whom the backend refuses with -196252 or -196965 to the campaign's `no-permission`. */
export const redirectIneligible = (choice: PageChoice): PageChoice => ({
  ...choice,
  load: async (configKey, looks) => {
    const [{ page }, { withIneligibleRedirect }] = await Promise.all([choice.load(configKey, looks), import('./withIneligibleRedirect')])
    return { page: withIneligibleRedirect(page) }
  },
})
