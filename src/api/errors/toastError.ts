import { toast } from '@/ui/feedback/toast'
import { apiMessages } from '../messages'
import { describeError } from './describeError'

/** The toast for a refusal. `success`: the user has already what was asked for. */
export type ErrorToast = 'error' | 'success'

/** Shows the server's words for what it refused, or why there was no answer (spec 2 §8). */
export async function toastError(error: unknown, as: ErrorToast = 'error'): Promise<void> {
  await apiMessages.ready()
  toast[as](describeError(error))
}
