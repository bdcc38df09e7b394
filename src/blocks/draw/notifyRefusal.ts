import type { ApiError } from '@/api/errors/apiError'
import { describeError } from '@/api/errors/describeError'
import { apiMessages } from '@/api/messages'
import { toast } from '@/ui/feedback/toast'

/** The toast for a refusal. `success`: the user has already what was asked for. */
export type RefusalToast = 'error' | 'success' | 'nothing'

/** Shows the server's words for what it refused (spec 2 §8). */
export async function notifyRefusal(refusal: ApiError, as: RefusalToast = 'error'): Promise<void> {
  await apiMessages.ready()
  if (as !== 'nothing') toast[as](describeError(refusal))
}
