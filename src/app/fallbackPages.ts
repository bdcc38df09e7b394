import type { PageEntry } from '@/campaigns/defineCampaign'

/**
 * What every campaign has, whether or not it says so. A forced logout leads to the campaign's login page from anywhere, so there
 * is always one; a gate leads to one of the invalid-activity pages (spec 2 §2.2).
 */
export const fallbackPages: { readonly [path: string]: PageEntry } = {
  login: { kind: 'login', load: () => import('@/blocks/login/page') },
  'invalid-activity/1': { kind: 'empty', load: () => import('@/blocks/invalidActivity/endedPage'), preview: true },
  'invalid-activity/end': notice(({ endPage }) => endPage),
  'invalid-activity/not-start': notice(({ notStartPage }) => notStartPage),
  'invalid-activity/invalid': notice(({ invalidPage }) => invalidPage),
  info: { kind: 'empty', load: () => import('@/blocks/invalidActivity/infoPage') },
}

type NoticePages = typeof import('@/blocks/invalidActivity/noticePages')

function notice(pick: (pages: NoticePages) => NoticePages['endPage']): PageEntry {
  return { kind: 'empty', load: async () => ({ page: pick(await import('@/blocks/invalidActivity/noticePages')) }) }
}
