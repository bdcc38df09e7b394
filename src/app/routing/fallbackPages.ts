import type { AnyPage } from '@/blocks/definePage'
import type { Campaign, PageDefinition } from '@/campaigns/defineCampaign'
import { fallbackLogin } from './fallbackLogin'
import { noticePages, PREVIEWED_NOTICE, previewedNotice } from './noticePages'

const entryOf = (page: AnyPage): PageDefinition => ({ kind: page.kind, load: () => Promise.resolve({ page }) })

/** The pages that every campaign has without declaring them: its login (`campaignScreens.tsx`) and the notices (`routing/UnknownPath.tsx`). For tools and tests that list all pages of a campaign. */
export const fallbackPages = (campaign: Pick<Campaign, 'loginVariant' | 'loginScene'> & Partial<Pick<Campaign, 'audience'>>): { readonly [path: string]: PageDefinition } => ({
  login: fallbackLogin(campaign),
  ...Object.fromEntries([...noticePages].map(([path, page]): [string, PageDefinition] => [path, entryOf(page)])),
  [PREVIEWED_NOTICE]: { ...entryOf(previewedNotice(campaign.audience)), preview: true },
})
