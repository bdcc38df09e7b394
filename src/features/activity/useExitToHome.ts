import { useNavigate } from '@/lib/useNavigate'
import { openHost, pageHost, type HostKind } from '@/hosts'

/** Hosts that have a home of their own, which lies behind this page. */
const HOMES: readonly HostKind[] = ['nativeApp', 'wechatMiniProgram', 'alipayMiniProgram', 'dingtalk']

/** Leads out of an activity that is over: to the host's home by closing the page (spec 1 §7), else, or where the host does not close it, to the product's. */
export function useExitToHome(): () => void {
  const navigate = useNavigate()
  return () => {
    const stay = () => void navigate('/')
    if (!HOMES.includes(pageHost().kind)) return stay()
    void openHost()
      .then((host) => host.close())
      .then((reply) => reply.ok || stay())
  }
}
