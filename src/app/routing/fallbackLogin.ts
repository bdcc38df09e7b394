import { loadLoginPage, type LoginLooks } from '@/blocks/login/loadLoginPage'
import type { PageEntry } from '@/campaigns/defineCampaign'

/** The login page of a campaign that names none: a forced logout leads to it. */
export const fallbackLogin = ({ loginVariant, loginScene }: LoginLooks): PageEntry => ({ kind: 'login', load: loadLoginPage(loginVariant, loginScene) })
