import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { Transport } from '@/api/baseQuery'
import { remoteConfig, type WebConfig } from '@/services/remoteConfig'

export type AppLinkDispatch = ThunkDispatch<unknown, Transport, UnknownAction>

export type AppLinkThunk<Result> = ThunkAction<Result, unknown, Transport, UnknownAction>

/** What operations have set; undefined where it cannot be had. `isAnew`: not what was heard before. */
export const askWebConfig =
  (isAnew = false): AppLinkThunk<Promise<WebConfig | undefined>> =>
  async (dispatch, _, { environment: { projectName, productType } }) => {
    const { data } = await dispatch(remoteConfig.endpoints.getWebConfig.initiate({ projectName, productType }, { subscribe: false, forceRefetch: isAnew }))
    return data
  }
