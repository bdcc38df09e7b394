export { inviteLink } from './inviteLink'
export type { Invitation } from './inviteLink'
export { inviteRowReply, parseInviteRow } from './inviteRow'
export type { InviteRow, InviteRowReply } from './inviteRow'
