import type { PageChoice, PageFlags } from '../pageChoice'
import { loadLoginPage } from './loadLoginPage'

export const login = (flags: PageFlags = {}, variant: Parameters<typeof loadLoginPage>[0] = 'standard'): PageChoice => ({ ...flags, kind: 'login', load: loadLoginPage(variant) })
