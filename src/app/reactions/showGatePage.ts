import type { UnknownAction } from '@reduxjs/toolkit'
import { selectEntry } from '@/features/entry'
import { selectUserUid } from '@/features/session'
import { whenGateMayOpen } from '@/lib/page/gateHold'
import { campaignOf, gatePath, isGatePath } from './campaignPath'
import { failureOf } from './failure'
import { notifyFailure } from './notifyFailure'
import type { Effect } from './reaction'

/**
 * An activity that is not open: the invalid-activity page replaces the page, without a message but where that page does not say why (spec 1 §4, §8). Calls that fail
 * together navigate once. A reply about an activity that the user has left says nothing of the page that they are on. A result that is owed there is seen first, unless the
 * user has just done something that is refused.
 */
export const showGatePage: Effect<UnknownAction> = async (action, api, ports) => {
  const failure = failureOf(action)
  if (failure?.handling.as !== 'gate') return
  const { handling, sourceId, isMutation } = failure
  const { getState, subscribe, unsubscribe } = api
  const { navigation } = ports
  const { pathname: asked } = navigation.current()
  const user = selectUserUid(getState())
  const released = isMutation ? undefined : whenGateMayOpen()
  if (released) {
    await released
    // What the user has chosen beside the result goes first.
    await navigation.uncovered()
  }
  const { pathname, search } = navigation.current()
  if (pathname !== asked || selectUserUid(getState()) !== user || isGatePath(pathname)) return
  const campaign = campaignOf(pathname)
  // A page without an activity asks with an empty one, a login with none: null, as the entry holds it.
  const isLeft = sourceId !== undefined && (campaign === null || (sourceId ?? '') !== (selectEntry(getState()).sourceId ?? ''))
  if (isLeft) return
  unsubscribe()
  try {
    if (handling.shouldToast) void notifyFailure(action, api, ports)
    navigation.replace(gatePath(campaign, handling.gate) + search, { state: null })
    // Not done before an open overlay's entry is gone.
    await navigation.uncovered()
  } finally {
    subscribe()
  }
}
