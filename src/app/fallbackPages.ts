import type { endPage } from '@/blocks/invalidActivity/noticePages'
import { loadLoginPage } from '@/blocks/login/loadLoginPage'
import type { Campaign, PageEntry } from '@/campaigns/defineCampaign'

type NoticePage = typeof endPage

const loadNotices = () => import('@/blocks/invalidActivity/noticePages')

const notice = (load: () => Promise<NoticePage>): PageEntry => ({ kind: 'empty', load: async () => ({ page: await load() }) })

/**
 * The pages that every campaign has without naming them. A forced logout leads to the campaign's login page, so there is always one;
 * a gate leads to one of the invalid-activity pages (spec 2 §2.2).
 */
export const fallbackPages = ({ loginVariant, loginScene }: Pick<Campaign, 'loginVariant' | 'loginScene'>): { readonly [path: string]: PageEntry } => ({
  login: { kind: 'login', load: loadLoginPage(loginVariant, loginScene) },
  'invalid-activity/1': { kind: 'empty', load: () => import('@/blocks/invalidActivity/endedPage'), preview: true },
  'invalid-activity/end': notice(async () => (await loadNotices()).endPage),
  'invalid-activity/not-start': notice(async () => (await loadNotices()).notStartPage),
  'invalid-activity/invalid': notice(async () => (await loadNotices()).invalidPage),
  info: { kind: 'empty', load: () => import('@/blocks/invalidActivity/infoPage') },
})
