import { prefillLogin, useLoginDispatch } from '@/features/login'
import type { ProtocolItem } from './protocol'

/** Copies what was typed into a form to the login that it leads to: the number, and the ticks for its agreements. */
export function useBringToLogin(): (phone: string, protocol: readonly ProtocolItem[], hasAgreed: boolean) => void {
  const dispatch = useLoginDispatch()
  return (phone, protocol, hasAgreed) => {
    const agreedTo = hasAgreed ? protocol.flatMap(({ hyperlink }) => (hyperlink === '' ? [] : [hyperlink])) : []
    void dispatch(prefillLogin({ phone, agreedTo }))
  }
}
