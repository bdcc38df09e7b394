import type { PageChoice, PageFlags } from '../pageChoice'

export const rule = (flags: PageFlags = {}): PageChoice => ({ ...flags, kind: 'rule', load: async (configKey) => ({ page: (await import('./rulePage')).rulePage(configKey) }) })
