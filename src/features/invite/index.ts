export { inviteLink } from './inviteLink'
export { inviteRowReply, parseInviteRow } from './inviteRow'
export type { InviteRow } from './inviteRow'
