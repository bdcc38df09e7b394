import type { AnyPage } from '@/blocks/definePage'
import type { Campaign } from '@/campaigns/defineCampaign'
import { page as endedPage } from '@/blocks/invalidActivity/endedPage'
import { page as infoPage } from '@/blocks/invalidActivity/infoPage'
import { noticePage } from '@/blocks/invalidActivity/noticePage'

const [notStarted, ended, invalid] = [noticePage('not-start'), noticePage('end'), noticePage('invalid')]

/** What there is under every activity's name, also one that no campaign has (spec 2 §2.1, §2.2), by path. They come in one chunk: a gate leads to one of them. */
export const noticePages: ReadonlyMap<string, AnyPage> = new Map<string, AnyPage>([
  ['invalid-activity/0', notStarted],
  ['invalid-activity/1', endedPage],
  ['invalid-activity/3', invalid],
  ['invalid-activity/end', ended],
  ['invalid-activity/not-start', notStarted],
  ['invalid-activity/invalid', invalid],
  ['info', infoPage],
])

/** The one with a preview beside it: marketing sets its background. */
export const PREVIEWED_NOTICE = 'invalid-activity/1'

const endedForDrivers: AnyPage = { ...endedPage, fixtures: { default: endedPage.fixtures['driver'] } }

/** Its preview as those see it whom the campaign is for: drivers are asked to no ride. */
export const previewedNotice = (audience: Campaign['audience'] | undefined): AnyPage => (audience === 'driver' ? endedForDrivers : endedPage)

/** Outside every activity, by number (spec 2 §2.1). */
export const generalNotices: ReadonlyMap<string, AnyPage> = new Map([
  ['invalid-activity/0', notStarted],
  ['invalid-activity/1', ended],
  ['invalid-activity/3', invalid],
])
