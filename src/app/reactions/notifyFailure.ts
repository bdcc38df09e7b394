import type { UnknownAction } from '@reduxjs/toolkit'
import { describeError } from '@/api/errors/describeError'
import { apiMessages } from '@/api/messages'
import { failureOf } from './failure'
import type { Effect } from './reaction'

/** The server's message, or the default where it sent none (spec 2 §8). */
export const notifyFailure: Effect<UnknownAction> = async (action, _, { notify }) => {
  const failure = failureOf(action)
  if (!failure) return
  await apiMessages.ready()
  notify(describeError(failure.error))
}
