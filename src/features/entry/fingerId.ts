import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { lazyChunk } from '@/lib/lazy/lazyChunk'
import { selectEntry, type WithEntry } from './entrySelectors'
import { fingerComputed } from './entrySlice'

/** How long a call may wait for the finger id (ms). */
export const FINGER_TIMEOUT_MS = 300

/** Computed once for all who ask. `monitoring` would send usage statistics from the user's device to the vendor. */
const fingerprint = lazyChunk(async () => {
  const { load } = await import('@fingerprintjs/fingerprintjs')
  const agent = await load({ monitoring: false })
  return (await agent.get()).visitorId
}, [])

/**
 * Computes the finger id (spec 1 §7), at the first touch of the page or before a login, of whatever kind: late enough to cost the first screen
 * nothing. Settles when it is known, cannot be, or has taken too long for a call to wait; it is sent from when it is there.
 */
export const readFingerId =
  (compute: () => Promise<string> = fingerprint.read): ThunkAction<Promise<void>, WithEntry, unknown, UnknownAction> =>
  async (dispatch, getState) => {
    if (selectEntry(getState()).fingerId !== '') return
    const computed = compute().then(
      (fingerId) => void dispatch(fingerComputed(fingerId)),
      () => undefined,
    )
    await Promise.race([computed, new Promise((resolve) => setTimeout(resolve, FINGER_TIMEOUT_MS))])
  }
