import type { PageChoice, PageFlags } from '../pageChoice'

/** `exitRoute`: the page of the campaign that it leads out to; the home unless given. */
export const rule = (flags: PageFlags = {}, exitRoute = ''): PageChoice => ({ ...flags, kind: 'rule', load: async (configKey) => ({ page: (await import('./rulePage')).rulePage(configKey, exitRoute) }) })
