import { useNavigate } from '@/lib/history/useNavigate'
import { useSingleFlight } from '@/lib/useSingleFlight'
import { openHost, pageHost, type HostKind } from '@/hosts'

/** Hosts that have a home of their own, which lies behind this page. */
const HOMES: readonly HostKind[] = ['nativeApp', 'wechatMiniProgram', 'alipayMiniProgram', 'dingtalk']

/** `isOver`: the activity is, and the product's home must not lead back into it. `replace`: the page is given up, and a step back does not return to it. */
type Leaving = { readonly isOver?: true; readonly replace?: true }

/**
 * Leads out of an activity: to the host's home by closing the page (spec 1 §7), else, or where the host does not close it, to the product's. A host may take
 * seconds to answer: another press then means the same, and a user who has gone on meanwhile is left where they are.
 */
export function useExitToHome({ replace, ...state }: Leaving = {}): () => void {
  const navigate = useNavigate()
  const { run } = useSingleFlight()
  return () => {
    const stay = () => void navigate('/', { state, ...(replace && { replace }) })
    if (!HOMES.includes(pageHost().kind)) return stay()
    void run(async () => {
      const { href } = window.location
      const { ok } = await (await openHost()).close()
      if (!ok && window.location.href === href) stay()
    })
  }
}
