import type { Store } from '@reduxjs/toolkit'
import { fingerComputed, selectEntry, type WithEntry } from '@/features/entry'
import { onFirstTouch } from '@/lib/firstTouch'
import { lazyChunk } from '@/lib/lazy/lazyChunk'

const fingerprint = lazyChunk(() => import('@fingerprintjs/fingerprintjs'))

/** `monitoring` would send usage statistics from the user's device to the vendor. */
async function computeFingerId(): Promise<string> {
  const { load } = await fingerprint.read()
  const agent = await load({ monitoring: false })
  return (await agent.get()).visitorId
}

/**
 * Computes the finger id (spec 1 §7) at the first touch of the page: late enough to cost the first screen nothing, early enough for
 * what the user sends. The header is empty until then, and stays empty where it cannot be computed.
 */
export function computeFingerIdOnTouch({ dispatch, getState }: Pick<Store<WithEntry>, 'dispatch' | 'getState'>, compute: () => Promise<string> = computeFingerId): void {
  if (selectEntry(getState()).fingerId !== '') return
  onFirstTouch(() => {
    compute().then(
      (fingerId) => dispatch(fingerComputed(fingerId)),
      () => undefined,
    )
  })
}
