import { describeError } from '@/api/errors/describeError'
import { apiMessages } from '@/api/messages'
import { toast } from '@/ui/feedback/toast'

/** The toast for a refusal. `success`: the user has already what was asked for. */
export type ErrorToast = 'error' | 'success'

/** Shows the server's words for what it refused, or why there was no answer (spec 2 §8). */
export async function notifyError(error: unknown, as: ErrorToast = 'error'): Promise<void> {
  await apiMessages.ready()
  toast[as](describeError(error))
}
