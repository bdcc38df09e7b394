import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { Transport } from '@/api/baseQuery'
import { ownDeviceId } from './deviceId'
import type { EntryState } from './entry'
import { campaignEntered, entryRead } from './entrySlice'
import { readEntry } from './readEntry'

type EntryThunk = ThunkAction<void, { readonly entry: EntryState }, Transport, UnknownAction>

/** Who invites to one campaign invites to no other. */
const NO_INVITER = { activityPromotorCode: null, shareSourceId: null } as const

type Opened = {
  /** The campaign of the address; null outside the campaigns, where a code is no inviter's but one that a driver's number is bound to (spec 1 §4). */
  readonly prefix: string | null
  readonly search: string
  readonly cookies: string
  readonly isPreview?: boolean
}

/** Reads the address, once, after the store has its kept values back; the first visit also gets its device id here. */
export const enter =
  ({ prefix, search, cookies, isPreview = false }: Opened): EntryThunk =>
  (dispatch, getState) => {
    const { campaign, deviceId, activityPromotorCode, shareSourceId } = getState().entry
    const isOther = campaign !== prefix
    const named = readEntry(search, cookies)
    dispatch(entryRead({ ...(isOther && NO_INVITER), ...named, ...(prefix === null && { activityPromotorCode, shareSourceId }), deviceId: deviceId || ownDeviceId(isPreview) }))
  }

/**
 * A campaign's routes have arrived. On the way from one campaign to another the new address is read again, so a link between
 * campaigns may name its own `sourceId`, who invites, whom it is for, and where a friend returns to: a driver's campaign makes no driver of a passenger's page; in the dev stage
 * a campaign without one shows its development activity.
 */
export const enterCampaign =
  ({ prefix, developmentSourceId }: { readonly prefix: string; readonly developmentSourceId: string }, search: string): EntryThunk =>
  (dispatch, getState, { environment }) => {
    const { campaign } = getState().entry
    if (campaign !== null && campaign !== prefix) dispatch(entryRead({ userType: 1, passengerChannel: 1, needReturn: 0, companyId: null, ...NO_INVITER, ...readEntry(search, '') }))
    dispatch(campaignEntered({ prefix, developmentSourceId: environment.stage === 'dev' ? developmentSourceId : null }))
  }
