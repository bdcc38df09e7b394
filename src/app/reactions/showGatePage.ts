import type { UnknownAction } from '@reduxjs/toolkit'
import { campaignOf, gatePath, isGatePath } from './campaignPath'
import { failureOf } from './failure'
import type { Effect } from './reaction'

/** An activity that is not open: the invalid-activity page replaces the page, without a message (spec 1 §4). Calls that fail together navigate once. */
export const showGatePage: Effect<UnknownAction> = async (action, { subscribe, unsubscribe }, { navigation }) => {
  const handling = failureOf(action)?.handling
  const { pathname, search } = navigation.current()
  if (handling?.as !== 'gate' || isGatePath(pathname)) return
  unsubscribe()
  try {
    await navigation.replace(gatePath(campaignOf(pathname), handling.gate) + search, { state: null })
  } finally {
    subscribe()
  }
}
