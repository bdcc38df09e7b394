import { loadLoginPage, type LoginChoice } from '@/blocks/login/loadLoginPage'
import type { PageDefinition } from '@/campaigns/defineCampaign'

/** The login page of a campaign that names none: a forced logout leads to it. */
export const fallbackLogin = ({ loginVariant, loginScene }: LoginChoice): PageDefinition => ({ kind: 'login', load: loadLoginPage(loginVariant, loginScene) })
