import { loadLoginPage } from '@/blocks/login/loadLoginPage'
import type { Campaign, PageEntry } from '@/campaigns/defineCampaign'
import type { NoticeKind } from '@/features/activity'

type Pages = { readonly [path: string]: PageEntry }

/** `invalid-activity/<type>`, by word (spec 2 §2.2) and by number (spec 2 §2.1, §3); `1` has a background of its own below. */
const TYPES: Readonly<Record<string, NoticeKind>> = { end: 'end', 'not-start': 'not-start', invalid: 'invalid', 0: 'not-start', 3: 'invalid' }

/** What there is under every activity's name, also one that no campaign has (spec 2 §2.2). */
export const noticePages: Pages = {
  'invalid-activity/1': { kind: 'empty', load: () => import('@/blocks/invalidActivity/endedPage'), preview: true },
  ...Object.fromEntries(
    Object.entries(TYPES).map(([type, kind]): [string, PageEntry] => [`invalid-activity/${type}`, { kind: 'empty', load: async () => ({ page: (await import('@/blocks/invalidActivity/noticePage')).noticePage(kind) }) }]),
  ),
  info: { kind: 'empty', load: () => import('@/blocks/invalidActivity/infoPage') },
}

/**
 * The pages that every campaign has without naming them. A forced logout leads to the campaign's login page, so there is always one;
 * a gate leads to one of the notices.
 */
export const fallbackPages = ({ loginVariant }: Pick<Campaign, 'loginVariant'>): Pages => ({ login: { kind: 'login', load: loadLoginPage(loginVariant) }, ...noticePages })
