import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { Transport } from '@/api/baseQuery'
import { ownDeviceId } from './deviceId'
import type { EntryState } from './entry'
import { campaignEntered, entryRead } from './entrySlice'
import { readEntry } from './readEntry'

type EntryThunk = ThunkAction<void, { readonly entry: EntryState }, Transport, UnknownAction>

/** Reads the address, once, after the store has its kept values back; the first visit also gets its device id here. */
export const enter =
  (search: string, cookies: string, isPreview = false): EntryThunk =>
  (dispatch, getState) => {
    dispatch(entryRead({ ...readEntry(search, cookies), deviceId: getState().entry.deviceId || ownDeviceId(isPreview) }))
  }

/**
 * A campaign's routes have arrived. On the way from one campaign to another the new address speaks again, so a link between
 * campaigns may name its own `sourceId`, and whom it is for: a driver's campaign makes no driver of a passenger's page; in the dev stage a campaign without one shows its development activity.
 */
export const enterCampaign =
  ({ prefix, developmentSourceId }: { readonly prefix: string; readonly developmentSourceId: string }, search: string): EntryThunk =>
  (dispatch, getState, { environment }) => {
    const { campaign } = getState().entry
    if (campaign !== null && campaign !== prefix) dispatch(entryRead({ userType: 1, passengerChannel: 1, ...readEntry(search, '') }))
    dispatch(campaignEntered({ prefix, developmentSourceId: environment.stage === 'dev' ? developmentSourceId : null }))
  }
