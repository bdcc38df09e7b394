import type { PageChoice } from '@/blocks/pageEntries'

/** `{ '': turnAway(own('home', ...)), ... }`: the page leads a user whom the backend refuses with -196252 or -196965 to the campaign's `no-permission`. */
export const turnAway = (choice: PageChoice): PageChoice => ({
  ...choice,
  load: async (configKey, looks) => {
    const [{ page }, { turningAway }] = await Promise.all([choice.load(configKey, looks), import('./turningAway')])
    return { page: turningAway(page) }
  },
})
