import { findByInviteCode, toMobileMask, type Account } from '../state/accounts'
import { textOf, type EndpointContext } from '../calls/endpoint'

/** Whose link led here; undefined without a code, for one that belongs to no account, and for the caller's own. */
export function inviterOf(context: EndpointContext): Account | undefined {
  const inviter = findByInviteCode(context.state, textOf(context, 'promotorCode'))
  return inviter && inviter.uid !== context.account?.uid ? inviter : undefined
}

/** The same as a page call names them. */
export function inviterName(context: EndpointContext): { readonly mobileMask: string } | null {
  const inviter = inviterOf(context)
  return inviter ? { mobileMask: toMobileMask(inviter.mobile) } : null
}
