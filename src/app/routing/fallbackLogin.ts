import { loadLoginPage } from '@/blocks/login/loadLoginPage'
import type { Campaign, PageEntry } from '@/campaigns/defineCampaign'

/** The login page of a campaign that names none: a forced logout leads to it. */
export const fallbackLogin = ({ loginVariant, loginScene }: Pick<Campaign, 'loginVariant' | 'loginScene'>): PageEntry => ({ kind: 'login', load: loadLoginPage(loginVariant, loginScene) })
