import type { PageChoice, PageFlags } from '../pageChoice'

export const download = (flags: PageFlags = {}): PageChoice => ({ ...flags, kind: 'download', load: async (configKey) => ({ page: (await import('./downloadPage')).downloadPage(configKey) }) })
