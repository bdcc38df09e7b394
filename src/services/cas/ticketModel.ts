import { ACCOUNT_TYPE } from './accountType'
import { toLoginExtras, type Invitation } from './model'

const PREFIX = 'TICKET_'

/** `appId` is named for the charge-car app alone (spec 1 §7). */
export type TicketProof = { readonly ticket: string; readonly appId: string | null }

export type ThirdPartyProof = {
  /** The `thirdPartTicket` of the address. */
  readonly ticket: string
  readonly invitation: Invitation
  /** The page's whole address. */
  readonly pageUrl: string
}

export function toTicketLogin({ ticket, appId }: TicketProof) {
  return { ticket: ticket.startsWith(PREFIX) ? ticket : PREFIX + ticket, appId: appId ?? undefined }
}

/** Spec 2 §7.4: the ticket replaces the number of a phone login. */
export function toThirdPartyLogin({ ticket, invitation, pageUrl }: ThirdPartyProof) {
  return { accountName: ticket, accountType: ACCOUNT_TYPE.ticket, platform: 'h5', ...toLoginExtras(invitation, pageUrl) }
}
