import { loadLoginPage } from '@/blocks/login/loadLoginPage'
import type { Campaign, PageEntry } from '@/campaigns/defineCampaign'
import { noticePages, PREVIEWED_NOTICE } from './start/noticePages'

/** The pages that every campaign has without naming them, for those who list pages: the login (`campaignScreens.tsx`) and the notices (`start/UnknownPath.tsx`). */
export const fallbackPages = ({ loginVariant, loginScene }: Pick<Campaign, 'loginVariant' | 'loginScene'>): { readonly [path: string]: PageEntry } => ({
  login: { kind: 'login', load: loadLoginPage(loginVariant, loginScene) },
  ...Object.fromEntries([...noticePages].map(([path, page]): [string, PageEntry] => [path, { kind: page.kind, load: () => Promise.resolve({ page }), ...(path === PREVIEWED_NOTICE ? { preview: true } : {}) }])),
})
