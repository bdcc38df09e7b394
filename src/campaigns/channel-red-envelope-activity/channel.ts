import { image, text, type ConfigOf } from '@/lib/pageConfig'

/** The partner whose envelope it is, as marketing sets it of the home. */
export const channelFields = { channelName: text('渠道名称', '', 20), channelLogo: image('渠道标志') }

export type Channel = ConfigOf<typeof channelFields>
