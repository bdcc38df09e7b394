import { apiMessages } from '@/api/messages'
import { retryImport } from '@/lib/retryImport'
import { toast } from '@/ui/feedback/toast'

/** What the buttons of the login form do: it is not needed before the first touch of the page. */
export const loadFlows = () => retryImport(() => import(/* webpackChunkName: "login-flows" */ './chunk'))

/** Null where it cannot be had: the button comes back then, and a message tells why. */
export async function loadFlowsOr(giveBack: () => void): Promise<Awaited<ReturnType<typeof loadFlows>> | null> {
  try {
    return await loadFlows()
  } catch {
    giveBack()
    await apiMessages.ready()
    toast.error(apiMessages.read().network)
    return null
  }
}
