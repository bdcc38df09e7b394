import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { Transport } from '@/api/baseQuery'
import { remoteConfig, type WebConfig } from '@/services/remoteConfig'

export type AppLinkDispatch = ThunkDispatch<unknown, Transport, UnknownAction>

export type AppLinkThunk<Result> = ThunkAction<Result, unknown, Transport, UnknownAction>

/** The web config that operations maintain (spec 1 §7); undefined where it cannot be loaded. `forceRefetch`: not from the cache. */
export const askWebConfig =
  (forceRefetch = false): AppLinkThunk<Promise<WebConfig | undefined>> =>
  async (dispatch, _, { environment: { projectName, productType } }) => {
    const { data } = await dispatch(remoteConfig.endpoints.getWebConfig.initiate({ projectName, productType }, { subscribe: false, forceRefetch }))
    return data
  }

/** Asks for it early and keeps it for callers that ask later, until the result is called. */
export const keepWebConfig =
  (): AppLinkThunk<() => void> =>
  (dispatch, _, { environment: { projectName, productType } }) => {
    const kept = dispatch(remoteConfig.endpoints.getWebConfig.initiate({ projectName, productType }))
    return () => kept.unsubscribe()
  }
