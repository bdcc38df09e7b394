export type Flag = 0 | 1

/**
 * What the address and the host said when a person came in (spec 1 §2, §3). Read once at entry, later code reads it here.
 * Null: not said.
 */
export type EntryState = {
  /** The campaign that `sourceId` belongs to; null until a campaign has claimed it. */
  readonly campaign: string | null
  readonly sourceId: string | null
  /** The inviter's promoter code (the address calls it `promotorCode`). */
  readonly activityPromotorCode: string | null
  readonly shareSourceId: string | null
  readonly channel: string | null
  readonly shareSchannel: string | null
  readonly cityCode: string | null
  readonly companyId: string | null
  readonly thirdPartTicket: string | null
  /** The test-environment routing tag, sent as `x-dyeing` outside production. */
  readonly dyeing: string | null
  /** 32 characters, the tab's own; empty only until the address has been read. */
  readonly deviceId: string
  /** Empty until it has been computed, after the first touch. */
  readonly fingerId: string
  readonly isApp: Flag
  readonly isNavBar: Flag
  readonly isMinsheng: Flag
  readonly needReturn: Flag
  /** 1: handed over by a mini program, or shown in the frame of the configuration tool. */
  readonly mis: Flag
  /** 1 passenger, 2 driver. */
  readonly userType: 1 | 2
  /** 1 Common, 2 Member. */
  readonly passengerChannel: 1 | 2
}

export const noEntry: EntryState = {
  campaign: null,
  sourceId: null,
  activityPromotorCode: null,
  shareSourceId: null,
  channel: null,
  shareSchannel: null,
  cityCode: null,
  companyId: null,
  thirdPartTicket: null,
  dyeing: null,
  deviceId: '',
  fingerId: '',
  isApp: 0,
  isNavBar: 0,
  isMinsheng: 0,
  needReturn: 0,
  mis: 0,
  userType: 1,
  passengerChannel: 1,
}
