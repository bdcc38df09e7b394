import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { Transport } from '@/api/baseQuery'
import { selectEntry, type WithEntry } from '@/features/entry'
import { selectSession, type WithSession } from '@/features/session'
import { tracking } from '@/services/tracking'

export type ShareThunk<Result> = ThunkAction<Result, WithEntry & WithSession, Transport, UnknownAction>

/** The behaviour log of a share (spec 2 §3, type 5): a success, or a fail with its reason. No page waits for it. */
export const shareLogged =
  (failure?: string): ShareThunk<void> =>
  (dispatch, getState) => {
    const { sourceId, isApp } = selectEntry(getState())
    const { mobile } = selectSession(getState())
    const outcome = failure === undefined ? ({ outcome: 'success' } as const) : ({ outcome: 'fail', reason: failure } as const)
    void dispatch(tracking.endpoints.addBehaviorLog.initiate({ type: 'share', ...outcome, sourceId, telephone: mobile, isApp }, { track: false }))
  }
