import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { noEntry, type EntryState } from './entry'
import type { EntryQuery } from './readEntry'

export type CampaignEntered = {
  readonly prefix: string
  /** The activity to show when none is named; null outside the dev stage. */
  readonly developmentSourceId: string | null
}

const slice = createSlice({
  name: 'entry',
  initialState: noEntry,
  reducers: {
    /** An address was read: what it names wins over what was kept. A `sourceId` in it waits for its campaign. */
    entryRead: (state, { payload }: PayloadAction<EntryQuery & { readonly deviceId?: string }>): EntryState => ({
      ...state,
      ...payload,
      campaign: payload.sourceId === undefined ? state.campaign : null,
    }),
    fingerComputed: (state, { payload }: PayloadAction<string>): EntryState => ({ ...state, fingerId: payload }),
    /** A kept `sourceId` counts only for the campaign that it came with. */
    campaignEntered: (state, { payload: { prefix, developmentSourceId } }: PayloadAction<CampaignEntered>): EntryState => {
      const isOwn = state.campaign === null || state.campaign === prefix
      return { ...state, campaign: prefix, sourceId: (isOwn ? state.sourceId : null) ?? developmentSourceId }
    },
    /** The tracking parameters of spec 1 §4 end with the session, but for what the address on screen still says. */
    trackingCleared: (state, { payload }: PayloadAction<EntryQuery>): EntryState => ({
      ...state,
      activityPromotorCode: payload.activityPromotorCode ?? null,
      shareSourceId: payload.shareSourceId ?? null,
      channel: payload.channel ?? null,
      shareSchannel: payload.shareSchannel ?? null,
    }),
  },
})

export const entryReducer = slice.reducer
export const { entryRead, fingerComputed, campaignEntered, trackingCleared } = slice.actions
