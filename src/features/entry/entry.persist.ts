import type { SlicePersist, StoredValues } from '@/lib/storage/slicePersist'
import type { EntryState, Flag } from './entry'
import { ID } from './readEntry'

const CAMPAIGN = /^[a-z0-9-]{1,64}$/

/** Session storage can be edited like an address can, so the same rules hold on the way back. */
function deserialize(stored: StoredValues): Partial<EntryState> {
  const text = (key: keyof EntryState, pattern = ID): string | null => {
    const value = stored[key]
    return typeof value === 'string' && pattern.test(value) ? value : null
  }
  const flag = (key: keyof EntryState): Flag => (stored[key] === 1 ? 1 : 0)
  const campaign = text('campaign', CAMPAIGN)
  return {
    campaign,
    sourceId: campaign === null ? null : text('sourceId'),
    activityPromotorCode: text('activityPromotorCode'),
    shareSourceId: text('shareSourceId'),
    channel: text('channel'),
    shareSchannel: text('shareSchannel'),
    cityCode: text('cityCode'),
    fingerId: text('fingerId') ?? '',
    isApp: flag('isApp'),
    isNavBar: flag('isNavBar'),
    isMinsheng: flag('isMinsheng'),
  }
}

/** The device id has a place of its own (`lib/device/deviceId`), which the document's script reads too. */
export const entryPersist: SlicePersist<EntryState> = {
  key: 'entry',
  storage: 'tab',
  version: 1,
  whitelist: ['campaign', 'sourceId', 'activityPromotorCode', 'shareSourceId', 'channel', 'shareSchannel', 'cityCode', 'fingerId', 'isApp', 'isNavBar', 'isMinsheng'],
  migrations: {},
  deserialize,
}
